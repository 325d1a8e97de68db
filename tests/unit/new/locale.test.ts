import { expect, test } from 'vitest';
import { command } from '#cli/new/command.ts';
import { pageOf, withLocaleRow, withValues } from '#cli/new/locale-rows.ts';
import { siteFolderOf } from '../site-rules/site-folder.ts';

const copy = { code: 'fr', from: 'en' } as const;

test('a value for each locale gets another, in the form of the others; all else stays as written', () => {
  const record =
    'slug: a # as it is\npair: { nl: a, en: b } # in line\nlinks:\n  nl: https://a.example\n  en: "b: c"\nlist: { en: a }\n';
  expect(withValues('- en: a\n  nl: b\n', copy)).toBe('- en: a\n  fr: a\n  nl: b\n');
  expect(withValues('"en": a\nnl: b\n', copy)).toBe('"en": a\nfr: a\nnl: b\n');
  expect(withValues(record, copy)).toBe(
    'slug: a # as it is\npair: { nl: a, en: b, fr: b } # in line\nlinks:\n  nl: https://a.example\n  en: "b: c"\n  fr: "b: c"\nlist: { en: a }\n',
  );
});

test('a page file is of the new locale in its path and its property, and imports what it did', () => {
  expect(pageOf(`import '#src/en/a.ts';\ntype P = Props<'/en/x'>;\n<Page locale="en" />`, copy)).toBe(
    `import '#src/en/a.ts';\ntype P = Props<'/fr/x'>;\n<Page locale="fr" />`,
  );
});

test('the row of a language says its region and its name for itself', () => {
  const list = "export const localeData = localeList({\n  // Why.\n  nl: { name: 'Nederlands' },\n});\n";
  expect(withLocaleRow(list, copy)).toContain(
    "\n  fr: { hreflang: 'fr', openGraph: 'fr_FR', intl: 'fr-FR', name: 'Français', fallback: 'en' },\n});",
  );
});

test.each([
  ['deutsch', 'is no code of a language'],
  ['zz', 'is no code of a language'],
  ['nld', 'is no code of a language'],
  ['mul', 'is no code of a language'],
  ['pt-BR', 'is no code of a language'],
  ['en', 'is there already'],
])('`new locale %s` changes nothing: it %s', async (code, why) => {
  const folder = siteFolderOf({ 'i18n/nl/a.json': '{ "a": "Ja" }' });
  const { status, stderr, stdout } = await folder.run(command, 'locale', code, '--yes');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(why);
});
