#!/usr/bin/env node
import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { unlistedRoutes } from '#src/domain/routes.ts';
import { describeMachine } from './machine.ts';
import { publish, type Table } from './report.ts';
import { type Lighthouse, lighthouse, needLighthouse } from './run-lighthouse.ts';
import { serveFolder } from './serve-folder.ts';
import { type BuiltPage, builtPages, byTemplate } from './template-pages.ts';

/**
 * `npm run bench -- lighthouse`: what Lighthouse says of the heaviest page of each template in both languages. Fails where
 * accessibility, best practices or search are not at 100; speed depends on the machine and is printed. Needs a build and
 * `npm ci --prefix tests/bench/tools`.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    runs: { type: 'string', default: '3' },
    port: { type: 'string', default: '9700' },
  },
});
const machine = describeMachine();
const folder = 'dist/public';
const runs = Number(values.runs);
needLighthouse();

const all = [...byTemplate(builtPages(folder))];
const pages = all
  .filter(([template]) => values.only?.includes(template) ?? true)
  .flatMap(([, ofTemplate]) => Object.values(Object.groupBy(ofTemplate, ({ locale }) => locale)).map(heaviest));
const served = await serveFolder(folder, Number(values.port));
const started = performance.now();
const judged: { page: BuiltPage; result: Lighthouse }[] = [];
for (const page of pages) {
  const result = await lighthouse(`${served.origin}${page.path}`, runs);
  judged.push({ page, result });
  console.error(`${judged.length} of ${pages.length}: ${page.path} ${JSON.stringify(result)}`);
}
await served.close();

publish({
  bench: 'lighthouse',
  machine,
  tables: [table()],
  data: judged.map(({ page, result }) => ({ path: page.path, template: page.template, ...result })),
  complete: pages.length === all.length * 2 && runs >= 3,
});
const wrong = judged.filter(({ page, result }) => scoresOf(page, result).some((score) => score < 100));
for (const { page, result } of wrong) console.error(`${page.path}: ${result.faults.join('; ')}`);
process.exitCode = wrong.length > 0 ? 1 : 0;

function heaviest(pages: BuiltPage[]): BuiltPage {
  return pages.reduce((one, other) => (statSync(other.file).size > statSync(one.file).size ? other : one));
}

/** The scores that must be at 100. A page that asks search engines to leave it alone has none for search. */
function scoresOf({ route }: BuiltPage, { accessibility, bestPractices, seo }: Lighthouse): number[] {
  return [accessibility, bestPractices, ...(unlistedRoutes.includes(route) ? [] : [seo])];
}

function table(): Table {
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
  const minutes = Math.ceil((performance.now() - started) / 60_000);
  return {
    title: 'Lighthouse, mobile',
    columns: [
      'page',
      'accessibility',
      'best practices',
      'search',
      'performance',
      'first paint, s',
      'largest paint, s',
      'blocked, ms',
      'shift',
    ],
    rows: judged.map(({ page, result }) => {
      const [accessibility = 0, bestPractices = 0, seo = '–'] = scoresOf(page, result);
      const { performance: speed, firstPaint, largestPaint, blocked, shift } = result;
      return [
        page.path,
        accessibility,
        bestPractices,
        seo,
        speed,
        seconds(firstPaint),
        seconds(largestPaint),
        blocked,
        shift,
      ];
    }),
    notes: [
      `Lighthouse ${judged[0]?.result.version}, simulated slow 4G and 4× CPU, speed as the middle of ${runs} runs, served with brotli over HTTP/1.1 on the loopback; ${minutes} minutes in all. Pages kept out of search have no score for it.`,
    ],
  };
}
