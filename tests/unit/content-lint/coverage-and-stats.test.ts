import { describe, expect, test } from 'vitest';
import { coverageOf } from '#cli/content-lint/core/linter/coverage.ts';
import { statsOf } from '#cli/content-lint/core/linter/stats.ts';
import { projectOf } from './expect-findings.ts';
import { projectFolder } from './project-folder.ts';

describe('coverage', () => {
  test('counts by file and locale; an empty text is missing', () => {
    const { files, total } = coverageOf(
      projectOf({
        'i18n/nl/a.json': '{ "x": "Ja", "y": "Nee" }',
        'i18n/en/a.json': '{ "x": "Yes", "y": " \\u200b" }',
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

  test.each(['i18n/messages_{locale}.json', 'en/app/i18n/{locale}.json'])(
    'sees the locale where %s has it',
    (messages) => {
      const [nl, en] = [messages.replace('{locale}', 'nl'), messages.replace('{locale}', 'en')];
      const files = { [nl]: '{ "a": "Ja" }', [en]: '{ "a": "Yes", "b": "No" }' };
      const { files: counted, total } = coverageOf(projectOf(files, { messages, source: 'en', locales: ['en', 'nl'] }));
      expect(counted.map(({ file }) => file)).toEqual([messages]);
      expect(total.map(({ percent }) => percent)).toEqual([100, 50]);
    },
  );
});

test('a share of whole percents is no fraction less', () => {
  const texts = (missing: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`k${at}`, at < missing ? '' : 'Ja'])));
  const { total } = coverageOf(projectOf({ 'i18n/nl.json': texts(0), 'i18n/en.json': texts(43) }));
  expect(total.map(({ percent }) => percent)).toEqual([100, 57]);
});

test('a message that two locales have in different files is one message of the total', () => {
  const files = { 'i18n/nl/home.json': '{ "top": { "title": "Ja" } }', 'i18n/en/home/top.json': '{ "title": "Yes" }' };
  expect(coverageOf(projectOf(files)).total.map(({ wanted }) => wanted)).toEqual([1, 1]);
});

describe('stats', () => {
  const stats = statsOf(
    projectOf({
      'i18n/nl/services/stickers.json': '{ "description": "Een sticker kleeft jaren op glas." }',
      'i18n/en/services/stickers.json': '{ "description": "A sticker stays on glass for years." }',
      'i18n/nl/services/vloer.json': '{ "description": "Een sticker kleeft jaren in-{place}." }',
      'i18n/en/services/vloer.json': '{ "description": "Walk it {on}." }',
    }),
  );

  test('counts words per page and locale, an argument as one or as a part of one', () => {
    expect(stats.pages).toEqual([
      { page: 'services.stickers', words: { nl: 6, en: 7 } },
      { page: 'services.vloer', words: { nl: 5, en: 3 } },
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

  test('are printed in columns with blanks between, however long a locale is', async () => {
    const long = JSON.stringify({ hero: { title: 'word '.repeat(1200).trim() } });
    const files = { 'i18n/pt-BR/home.json': long, 'i18n/zh-Hant/home.json': long };
    const { stdout } = await projectFolder(files).lint(
      'stats',
      '--messages',
      'i18n/{locale}/**/*.json',
      '--source',
      'pt-BR',
    );
    expect(stdout).toMatch(/^home\.hero {2,}pt-BR 1200 {2,}zh-Hant 1200$/m);
  });
});
