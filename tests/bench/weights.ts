#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { describeMachine } from './machine.ts';
import { openBrowser } from './open-browser.ts';
import { loadOnPhone } from './page-load.ts';
import { publish } from './report.ts';
import { serveFolder } from './serve-folder.ts';
import { builtPages, byTemplate } from './template-pages.ts';
import { weighDocument } from './weigh-document.ts';
import { type TemplateWeights, weightTable } from './weight-tables.ts';

/**
 * `npm run bench -- weights`: what every page of `dist/public` weighs, and what a phone fetches before it scrolls. Needs a
 * build.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    port: { type: 'string', default: '9700' },
  },
});
const machine = describeMachine();
const folder = 'dist/public';

const all = [...byTemplate(builtPages(folder))];
const templates = all.filter(([name]) => values.only?.includes(name) ?? true);
const served = await serveFolder(folder, Number(values.port));
const browser = await openBrowser();
const measured: TemplateWeights[] = [];
for (const [template, pages] of templates) {
  const weighed = pages
    .map((page) => ({ page, weight: weighDocument(page.file, folder) }))
    .sort((a, b) => b.weight.total.brotli - a.weight.total.brotli);
  const tried: TemplateWeights['tried'] = [];
  for (const locale of ['nl', 'en'] as const) {
    const heaviest = weighed.find(({ page }) => page.locale === locale);
    if (!heaviest) continue;
    const { path } = heaviest.page;
    tried.push({ path, load: await loadOnPhone(browser, `${served.origin}${path}`) });
  }
  measured.push({ template, weighed, tried });
}
await browser.close();

await served.close();

publish({
  bench: 'weights',
  machine,
  tables: [weightTable(measured)],
  data: {
    templates: measured.map(({ template, weighed, tried }) => ({
      template,
      pages: weighed.map(({ page, weight }) => ({ path: page.path, ...weight })),
      loads: tried,
    })),
  },
  complete: templates.length === all.length,
});
