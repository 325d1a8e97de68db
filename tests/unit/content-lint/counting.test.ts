import { describe, expect, test } from 'vitest';
import { coverageOf } from '#cli/content-lint/engine/coverage.ts';
import { statsOf } from '#cli/content-lint/engine/stats.ts';
import { exampleService, exampleServices } from '#cli/site-rules/examples/service.ts';
import { projectOf } from './expect-findings.ts';

describe('coverage', () => {
  test('counts by file and locale; an empty text is missing', () => {
    const { files, total } = coverageOf(
      projectOf({
        'i18n/nl/a.json': '{ "x": "Ja", "y": "Nee" }',
        'i18n/en/a.json': '{ "x": "Yes", "y": " " }',
        'i18n/nl/b/c.json': '{ "z": "Meer" }',
      }),
    );
    expect(
      files.map(({ file, locales }) => [file, ...locales.map(({ present, wanted }) => `${present}/${wanted}`)]),
    ).toEqual([
      ['i18n/{locale}/a.json', '2/2', '1/2'],
      ['i18n/{locale}/b/c.json', '1/1', '0/1'],
    ]);
    expect(total.map(({ locale, percent }) => `${locale} ${percent.toFixed(1)}`)).toEqual(['nl 100.0', 'en 33.3']);
  });

  test('asks of a record with its own locales nothing in the others', () => {
    const { total } = coverageOf(
      projectOf({
        'content/services/detail.yaml': `${exampleService('detail')}locales: [nl]\n`,
        'i18n/nl/services/detail.json': '{ "title": "Detail" }',
        'i18n/en/labels.json': '{ "more": "More" }',
        'i18n/nl/labels.json': '{ "more": "Meer" }',
      }),
    );
    expect(total).toMatchObject([
      { locale: 'nl', present: 2, wanted: 2 },
      { locale: 'en', present: 1, wanted: 1 },
    ]);
  });
});

describe('stats', () => {
  const stats = statsOf(
    projectOf(
      exampleServices({
        stickers: { nl: 'Een sticker kleeft jaren op glas.', en: 'A sticker stays on glass for years.' },
        vloer: { nl: 'Een sticker kleeft jaren op {place}.', en: 'Walk over it.' },
      }),
    ),
  );

  test('counts words per page and locale, an argument as one', () => {
    expect(stats.pages).toEqual([
      { page: 'services.stickers', words: { nl: 6, en: 7 } },
      { page: 'services.vloer', words: { nl: 6, en: 3 } },
    ]);
  });

  test('finds the extremes of a field', () => {
    expect(stats.fields).toMatchObject([
      {
        field: 'services.*.description',
        shortest: { key: 'services.vloer.description', length: 13 },
        longest: { locale: 'nl', length: 36 },
      },
    ]);
  });

  test('measures likeness by rows of three words', () => {
    // Of four rows each they share three: 3 / (4 + 4 − 3).
    expect(stats.similar).toMatchObject([{ locale: 'nl', a: { id: 'stickers' }, b: { id: 'vloer' }, similarity: 0.6 }]);
  });
});
