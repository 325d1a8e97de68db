#!/usr/bin/env node
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { describeMachine } from './machine.ts';
import { openBrowser } from './open-browser.ts';
import { phone } from './page-load.ts';
import { publish } from './report.ts';
import { serveFolder } from './serve-folder.ts';
import { slow4g, slowLink } from './slow-link.ts';
import { kB, median, spread } from './statistics.ts';

/**
 * `npm run bench -- island`: how long React takes when somebody reaches for it, on a slow line with an empty cache: from the
 * first touch of a field until the form checks itself, and from a tap on a picture until it is shown large. Needs a build.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '9' }, port: { type: 'string', default: '9720' } },
});
const runs = Number(values.runs);
const port = Number(values.port);

interface Island {
  name: string;
  path: string;
  /** What is touched, and what is there once the island is hydrated. */
  touched: string;
  hydrated: string;
}

const islands: Island[] = [
  {
    name: 'the form, touched in its first field',
    path: '/nl/contact',
    touched: '[name=name]',
    hydrated: 'form[novalidate]',
  },
  {
    name: 'a picture of a case',
    path: '/nl/projecten/solin-bio',
    touched: 'island-root a',
    hydrated: 'dialog[open] img',
  },
];

interface Hydration {
  milliseconds: number;
  /** Bytes of code over the line, headers included. */
  bytes: number;
}

const machine = describeMachine();
const served = await serveFolder('dist/public', port);
const line = await slowLink(port, port + 1, slow4g);
const browser = await openBrowser();
const measured: { island: string; cpu: number; all: Hydration[] }[] = [];
for (const island of islands)
  for (const cpu of [1, 4]) {
    const all: Hydration[] = [];
    for (let run = 0; run < runs; run++) all.push(await measureHydration(browser, island, cpu));
    measured.push({ island: island.name, cpu, all });
    console.error(`${island.name}, ${cpu}×: ${all.map(({ milliseconds }) => Math.round(milliseconds)).join(' ')}`);
  }
await browser.close();
await line.close();
await served.close();

publish({
  bench: 'island',
  machine,
  tables: [
    {
      title: 'React when it comes',
      columns: ['island', 'processor', 'touch to hydrated, ms', 'spread, ms', 'code, kB'],
      rows: measured.map(({ island, cpu, all }) => {
        const times = all.map(({ milliseconds }) => milliseconds);
        return [
          island,
          cpu === 1 ? 'full speed' : `${cpu} times slower`,
          Math.round(median(times)),
          spread(times),
          kB(median(all.map((one) => one.bytes))),
        ];
      }),
      notes: [
        `Empty cache, middle of ${runs}, ${slow4g.roundTrip} ms round trip and ${slow4g.down / 1e6} Mbit/s delayed at the server.`,
      ],
    },
  ],
  data: measured,
  complete: runs >= 5,
});

/** Opens the page of an island as a phone does, touches it once it is at rest, and waits until it is hydrated. */
async function measureHydration(
  browser: Browser,
  { path, touched, hydrated }: Island,
  cpu: number,
): Promise<Hydration> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    // A visitor has answered before: the notice would lie over what is touched.
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.goto(`http://localhost:${port + 1}${path}`, { waitUntil: 'load' });
    await page.locator(touched).first().scrollIntoViewIfNeeded();
    await page.waitForTimeout(1500);
    await page.evaluate((selector) => {
      const times = { touch: 0, hydrated: 0 };
      Object.assign(globalThis, { benchTimes: times });
      addEventListener('touchstart', ({ timeStamp }) => (times.touch ||= timeStamp), { capture: true });
      const look = () => {
        if (document.querySelector(selector)) times.hydrated ||= performance.now();
      };
      new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    }, hydrated);
    await page.locator(touched).first().tap();
    const measured = await page.waitForFunction(() => {
      const { touch, hydrated } = (globalThis as unknown as { benchTimes: { touch: number; hydrated: number } })
        .benchTimes;
      if (!hydrated) return undefined;
      const bytes = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, startTime }) => startTime >= touch - 50 && name.endsWith('.js'))
        .reduce((sum, { transferSize }) => sum + transferSize, 0);
      return { milliseconds: hydrated - touch, bytes };
    });
    return (await measured.jsonValue()) as Hydration;
  } finally {
    await context.close();
  }
}
