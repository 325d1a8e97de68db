import { expect, test } from 'vitest';
import { coverageOf } from '#cli/content-lint/core/linter/coverage.ts';
import { statsOf } from '#cli/content-lint/core/linter/stats.ts';
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
  const table = statsOf(project, await siteRulesFor(project)).tables.find(({ name }) => name === 'similar');
  // Of four rows each they share three: 3 / (4 + 4 − 3).
  expect(table).toMatchObject({
    name: 'similar',
    rows: [{ locale: 'nl', a: 'stickers', b: 'vloer', similarity: 0.6 }],
  });
});

test('stats count memberships, pages and texts by category; a service in one language is no member', async () => {
  const project = siteProject({
    ...exampleServices({ stickers: { nl: 'Kleeft.', en: 'Sticks.' }, vloer: { nl: 'Loop erover.', en: '' } }),
    'content/services/detail.yaml': `${exampleService('detail')}locales: [nl]\n`,
  });
  const table = statsOf(project, await siteRulesFor(project)).tables.find(({ name }) => name === 'categories');
  const counts = { memberships: 2, pages: 3, nl: 2, en: 1 };
  expect(table?.rows).toContainEqual({ category: 'print-promo', ...counts });
  expect(table?.rows).toContainEqual({ category: 'web-development', memberships: 0, pages: 0, nl: 0, en: 0 });
  expect(table?.rows.at(-1)).toEqual({ category: '*', ...counts });
});
