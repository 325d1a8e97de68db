#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { type Lighthouse, lighthouse, needLighthouse } from './lighthouse.ts';
import { describeMachine } from './machine.ts';
import { openBrowser } from './open-browser.ts';
import { loadOnPhone } from './page-load.ts';
import { publish, type Table } from './report.ts';
import { serveFolder } from './serve-folder.ts';
import { kB, median, spread } from './statistics.ts';
import { type BuiltPage, builtPages, byTemplate } from './template-pages.ts';
import { type DocumentWeight, weighDocument } from './weigh-document.ts';

/**
 * `npm run bench:weights`: what every page of `dist/public` weighs, what a phone fetches before it scrolls, and what
 * Lighthouse says of one page of every template in both languages. Needs a build and `npm ci --prefix tests/bench/tools`.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    runs: { type: 'string', default: '3' },
    lighthouse: { type: 'boolean', default: true },
    port: { type: 'string', default: '9700' },
  },
  allowNegative: true,
});
const machine = describeMachine();
const folder = 'dist/public';
if (values.lighthouse) needLighthouse();

const all = [...byTemplate(builtPages(folder))];
const templates = all.filter(([name]) => values.only?.includes(name) ?? true);
const served = await serveFolder(folder, Number(values.port));
const browser = await openBrowser();
const measured = [];
for (const [template, pages] of templates) {
  const weighed = pages
    .map((page) => ({ page, weight: weighDocument(page.file, folder) }))
    .sort((a, b) => b.weight.total.brotli - a.weight.total.brotli);
  const tried = [];
  for (const locale of ['nl', 'en'] as const) {
    const heaviest = weighed.find(({ page }) => page.locale === locale);
    if (!heaviest) continue;
    const { page, weight } = heaviest;
    const url = `${served.origin}${page.path}`;
    const load = await loadOnPhone(browser, url);
    tried.push({ locale, path: page.path, weight, load });
  }
  measured.push({ template, weighed, tried });
}
await browser.close();

const judged: { template: string; locale: string; path: string; result: Lighthouse }[] = [];
if (values.lighthouse)
  for (const { template, tried } of measured)
    for (const { locale, path } of tried) {
      const result = await lighthouse(`${served.origin}${path}`, Number(values.runs));
      judged.push({ template, locale, path, result });
      console.error(`lighthouse ${path}: ${JSON.stringify(result)}`);
    }
await served.close();

publish({
  bench: 'weights',
  machine,
  tables: [weightTable(), ...(values.lighthouse ? [lighthouseTable()] : [])],
  data: {
    pages: measured.map(({ template, weighed }) => ({ template, pages: weighed.map(flat) })),
    loads: measured.map(({ template, tried }) => ({ template, tried: tried.map(({ weight: _, ...rest }) => rest) })),
    lighthouse: judged,
  },
  complete: values.lighthouse && templates.length === all.length && Number(values.runs) >= 3,
});

function flat({ page, weight }: { page: BuiltPage; weight: DocumentWeight }) {
  return { path: page.path, ...weight };
}

function weightTable(): Table {
  return {
    title: 'What pages weigh',
    columns: [
      'template',
      'pages',
      'html',
      'css',
      'script',
      'sum, br',
      'middle, br',
      'br 4',
      'fonts',
      'pictures',
      'requests',
      'largest paint',
      'shift',
    ],
    rows: measured.map(({ template, weighed, tried }) => {
      const [heaviest] = weighed as [(typeof weighed)[number]];
      const both = ({ raw, brotli }: { raw: number; brotli: number }) => `${kB(brotli)} (${kB(raw)})`;
      const { html, css, js, total, onTheFly } = heaviest.weight;
      const loads = tried.map(({ load }) => load);
      const early = loads.flatMap(({ belowFold }) => belowFold).length;
      return [
        template,
        weighed.length,
        both(html),
        both(css),
        both(js),
        kB(total.brotli),
        kB(median(weighed.map(({ weight }) => weight.total.brotli))),
        kB(onTheFly),
        spread(
          loads.map(({ bytes }) => bytes.font / 1000),
          1,
        ),
        spread(
          loads.map(({ bytes }) => bytes.picture / 1000),
          1,
        ) + (early > 0 ? ` (${early} below)` : ''),
        spread(loads.map(({ requests }) => requests)),
        [...new Set(loads.map(({ largest }) => largest))].join(', '),
        spread(
          loads.map(({ shift }) => shift),
          3,
        ),
      ];
    }),
    notes: [
      'kB of 1,000 bytes, brotli at its highest level with the raw size in brackets, of the heaviest page of the template; `middle` is the median of its pages, `br 4` the heaviest at the level an edge uses on the fly.',
      'Fonts, pictures and requests as Chromium fetches them on a phone of 360 × 740 px at 3× before anybody scrolls, headers included; `below` counts pictures that lie below the screen.',
    ],
  };
}

function lighthouseTable(): Table {
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
  return {
    title: 'Lighthouse, mobile',
    columns: ['page', 'performance', 'first paint, s', 'largest paint, s', 'blocked, ms', 'shift'],
    rows: judged.map(({ path, result }) => [
      `${path}`,
      result.performance,
      seconds(result.firstPaint),
      seconds(result.largestPaint),
      result.blocked,
      result.shift,
    ]),
    notes: [
      `Lighthouse ${judged[0]?.result.version}, simulated slow 4G and 4× CPU, middle of ${values.runs} runs, served with brotli over HTTP/1.1 on the loopback.`,
    ],
  };
}
