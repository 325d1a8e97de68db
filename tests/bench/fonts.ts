#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { type FontLoad, loadFonts, type Throttling } from './font-load.ts';
import { describeMachine } from './machine.ts';
import { openBrowser } from './open-browser.ts';
import { phone } from './page-load.ts';
import { publish } from './report.ts';
import { serveFolder } from './serve-folder.ts';
import { median } from './statistics.ts';
import { builtPages, byTemplate } from './template-pages.ts';

/**
 * `npm run bench -- fonts`: when the faces of the brand are on the screen of a first visit, and how far things move when they
 * come: one Dutch page of each template, on a phone over slow 4G and on a wide screen over broadband. Needs a build.
 */
const { values } = parseArgs({
  options: {
    loads: { type: 'string', default: '10' },
    only: { type: 'string', multiple: true },
    port: { type: 'string', default: '9740' },
  },
});
const machine = describeMachine();
const loads = Number(values.loads);

interface Visit {
  name: string;
  line: Throttling;
  cpu: number;
  device: typeof phone | { viewport: { width: number; height: number } };
  /** Milliseconds within which nine of ten loads show the faces. */
  atMost: number;
}

const visits: Visit[] = [
  // What Chromium's developer tools take for slow 4G.
  {
    name: 'phone, slow 4G',
    line: { latency: 562.5, down: 1_474_560, up: 675_000 },
    cpu: 4,
    device: phone,
    atMost: 1600,
  },
  {
    name: 'wide screen, broadband',
    line: { latency: 20, down: 40_000_000, up: 10_000_000 },
    cpu: 1,
    device: { viewport: { width: 1280, height: 800 } },
    atMost: 300,
  },
];

const all = [...byTemplate(builtPages('dist/public'))].flatMap(([template, pages]) => {
  const page = pages.find(({ locale }) => locale === 'nl');
  return page ? [{ template, path: page.path }] : [];
});
const chosen = all.filter(({ template }) => values.only?.includes(template) ?? true);
const served = await serveFolder('dist/public', Number(values.port));
const browser = await openBrowser();
const measured: { visit: Visit; template: string; all: FontLoad[] }[] = [];
for (const visit of visits)
  for (const { template, path } of chosen) {
    const one = { visit, template, all: [] as FontLoad[] };
    while (one.all.length < loads) one.all.push(await loadFonts(browser, `${served.origin}${path}`, visit));
    measured.push(one);
    console.error(
      `${visit.name}: ${template} ${one.all.map(({ facesShown, shift }) => `${facesShown.toFixed(0)}/${shift.toFixed(3)}`).join(' ')}`,
    );
  }
await browser.close();
await served.close();

const milliseconds = (pick: (load: FontLoad) => number, of: readonly FontLoad[]) => Math.round(median(of.map(pick)));
publish({
  bench: 'fonts',
  machine,
  tables: visits.map((visit) => {
    const rows = measured.filter((one) => one.visit === visit);
    const every = rows.flatMap(({ all }) => all);
    const inTime = every.filter(({ facesShown }) => facesShown <= visit.atMost).length;
    return {
      title: `Fonts of a first visit: ${visit.name}`,
      columns: ['template', 'first paint, ms', 'faces shown, ms', 'latest, ms', 'shift, most'],
      rows: rows.map(({ template, all }) => [
        template,
        milliseconds(({ firstPaint }) => firstPaint, all),
        milliseconds(({ facesShown }) => facesShown, all),
        Math.round(Math.max(...all.map(({ facesShown }) => facesShown))),
        Math.max(...all.map(({ shift }) => shift)).toFixed(3),
      ]),
      notes: [`The faces were shown within ${visit.atMost} ms in ${inTime} of ${every.length} loads.`],
    };
  }),
  data: measured.map(({ visit, ...rest }) => ({ visit: visit.name, ...rest })),
  complete: chosen.length === all.length && loads >= 10,
});
