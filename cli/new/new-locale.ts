import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '#src/domain/locale.ts';
import type { Change } from './change.ts';
import { type LocaleCopy, pageOf, withLocaleRow, withPaths, withValues, withWorkerPaths } from './locale-rows.ts';
import { routesPath } from './route-table.ts';

const workerPath = 'wrangler.toml';

/**
 * Gives the files of a new language, with all that every language has: its row in the list of locales, a path in each
 * row of the route table, its page files, a value in records that have one for each locale, and words. Paths, values
 * and words are those of `from` until somebody translates them. Throws if `code` is no language, or a language that
 * exists already.
 */
export function newLocale(root: string, code: string, from: Locale): Change {
  if (!isLanguage(code)) throw new Error(`\`${code}\` is no code of a language: give one such as \`de\``);
  if ((locales as readonly string[]).includes(code)) throw new Error(`\`${code}\` is there already`);
  const copy: LocaleCopy = { code, from };
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const filesOf = (folder: string) =>
    globSync(`${folder}/${from}/**/*.{tsx,json}`, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  const copied = (path: string) => path.replace(`/${from}/`, `/${code}/`);
  // The lock of slugs is left out: a command writes it, from the records.
  const records = globSync('content/**/*.yaml', { cwd: root, exclude: ['**/*.lock.yaml'] });
  const edited = [
    ['src/domain/locale.ts', withLocaleRow] as const,
    [routesPath, withPaths] as const,
    [workerPath, withWorkerPaths] as const,
    ...records.map((path) => [path, withValues] as const),
  ].map(([path, edit]): [path: string, text: string, before: string] => {
    const before = read(path);
    return [path, edit(before, copy), before];
  });
  return {
    create: new Map([
      ...filesOf('src/pages').map((path): [string, string] => [copied(path), pageOf(read(path), copy)]),
      ...filesOf('i18n').map((path): [string, string] => [copied(path), read(path)]),
    ]),
    edit: new Map(edited.filter(([, text, before]) => text !== before).map(([path, text]) => [path, text])),
    remove: [],
    next: [
      `look at the row of \`${code}\` in src/domain/locale.ts: region, name, and the locale that it falls back to`,
      `translate its paths in ${routesPath} and ${workerPath}, and move the files of src/pages/${code}/ to them`,
      `translate its slugs in content/services/, then run \`npm run assets\`: it publishes them, and takes the pictures of the drawings`,
      `translate the texts of i18n/${code}/, all of them copies of ${from}; \`npm run content-lint -- export --target ${code} --out ${code}.xlf\` writes them for a translator`,
      'give the audit words that only this language has, in cli/audit/language-of-text.ts, and the tests theirs, where `npm run typecheck` asks for them',
    ],
  };
}

/** Whether a code names only a language: paths and catalogues have no room for a script or a region. */
function isLanguage(code: string): boolean {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  // `nld` is another code of `nl`, which is the one that addresses have; `mul` and `zxx` are no language.
  const [canonical] = /^[a-z]{2,3}$/.test(code) ? Intl.getCanonicalLocales(code) : [];
  return canonical === code && !['mul', 'zxx', 'und', 'mis'].includes(code) && names.of(code) !== undefined;
}
