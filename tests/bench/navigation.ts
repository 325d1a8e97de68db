#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openDevTools } from './devtools.ts';
import { describeMachine } from './machine.ts';
import { goToNextPage, type NextPage, underWay, type Way } from './next-page.ts';
import { headingOf, nextService } from './page-links.ts';
import { publish } from './report.ts';
import { serveFolder } from './serve-folder.ts';
import { slow4g, slowLink } from './slow-link.ts';
import { median, spread } from './statistics.ts';
import { builtPages } from './template-pages.ts';

/**
 * `npm run bench -- navigation`: from one service page to the next over a slow line, delayed at the server because browser
 * throttling does not reach prefetches. Says how long after the click the next heading is painted. Needs a build.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '9' }, port: { type: 'string', default: '9710' } },
});
const machine = describeMachine();
const runs = Number(values.runs);
const port = Number(values.port);
const ways: Way[] = [
  { name: 'pointer rests 600 ms', rest: 600, held: 0 },
  { name: 'pointer rests 200 ms', rest: 200, held: 0 },
  { name: 'no rest', rest: 0, held: 0 },
  { name: 'pointer rests 200 ms, button down 80 ms', rest: 200, held: 80 },
  { name: 'finger down 100 ms', rest: 0, held: 100, touch: true },
];
const processors = [1, 4];

const folder = 'dist/public';
const pages = builtPages(folder);
const first = pages.find((page) => page.template === 'service' && page.locale === 'en');
if (!first) throw new Error('the site has no service page');
const to = nextService(readFileSync(first.file, 'utf8'), first.path);
const next = pages.find((page) => page.path === to);
if (!next) throw new Error(`${first.path} links to ${to}, which is not built`);
const heading = headingOf(readFileSync(next.file, 'utf8'));

const served = await serveFolder(folder, port);
const line = await slowLink(port, port + 1, slow4g);
const origin = `http://localhost:${port + 1}`;
const transfer = await transferTime(`${origin}${to}`);
const browser = await openDevTools();
const measured: { way: string; cpu: number; all: NextPage[] }[] = [];
for (const cpu of processors)
  for (const way of ways) {
    const all: NextPage[] = [];
    for (let run = 0; run < runs; run++)
      all.push(await goToNextPage(browser, { from: `${origin}${first.path}`, to, heading, way, cpu }));
    measured.push({ way: way.name, cpu, all });
    console.error(`${way.name}, ${cpu}×: ${all.map(({ painted }) => Math.round(painted)).join(' ')}`);
  }
await browser.close();
await line.close();
await served.close();

publish({
  bench: 'navigation',
  machine,
  tables: [
    {
      title: 'Click to next page',
      columns: ['way', 'processor', 'click to paint, ms', 'spread, ms', 'how it came'],
      rows: measured.map(({ way, cpu, all }) => {
        const times = all.map(({ painted }) => painted);
        const came = [...Map.groupBy(all, (one) => one.came)].map(([how, some]) => `${some.length} ${how}`).join(', ');
        return [way, `${cpu}× slower`, Math.round(median(times)), spread(times), came];
      }),
      notes: [
        `${first.path} to ${to}, empty cache, middle of ${runs}, ${slow4g.roundTrip} ms round trip and ${slow4g.down / 1e6} Mbit/s delayed at the server, windows as TCP's; the document alone takes ${transfer} ms on an open connection.`,
        `From letting go to the first frame with the heading of the next page; a pointer has been ${underWay / 1000} s on its way to the link.`,
      ],
    },
  ],
  data: { from: first.path, to, transfer, measured },
  complete: runs >= 5,
});

/** Milliseconds that the document alone takes over an open connection. */
async function transferTime(url: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 4; run++) {
    const started = performance.now();
    await (await fetch(url, { headers: { 'Accept-Encoding': 'br' } })).text();
    times.push(performance.now() - started);
  }
  return Math.round(median(times.slice(1)));
}
