import { expect, test } from 'vitest';
import { coverageOf } from '#cli/content-lint/engine/coverage.ts';
import { statsOf } from '#cli/content-lint/engine/stats.ts';
import { exampleService, exampleServices } from '#cli/site-rules/examples/service.ts';
import { siteProject, siteRulesFor } from './site-findings.ts';

test('coverage asks of a record with its own locales nothing in the others', async () => {
  const project = siteProject({
    'content/services/detail.yaml': `${exampleService('detail')}locales: [nl]\n`,
    'i18n/nl/services/detail.json': '{ "title": "Detail" }',
    'i18n/en/labels.json': '{ "more": "More" }',
    'i18n/nl/labels.json': '{ "more": "Meer" }',
  });
  expect(coverageOf(project, await siteRulesFor(project)).total).toMatchObject([
    { locale: 'nl', present: 2, wanted: 2 },
    { locale: 'en', present: 1, wanted: 1 },
  ]);
});

test('stats measure how alike services are by rows of three words', async () => {
  const project = siteProject(
    exampleServices({
      stickers: { nl: 'Een sticker kleeft jaren op glas.', en: 'A sticker stays on glass for years.' },
      vloer: { nl: 'Een sticker kleeft jaren op {place}.', en: 'Walk over it.' },
    }),
  );
  const [table] = statsOf(project, await siteRulesFor(project)).tables;
  // Of four rows each they share three: 3 / (4 + 4 − 3).
  expect(table).toMatchObject({
    name: 'similar',
    rows: [{ locale: 'nl', a: 'stickers', b: 'vloer', similarity: 0.6 }],
  });
});
