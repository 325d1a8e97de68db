import { isPair, isScalar, parseDocument, visit } from 'yaml';
import { type Locale, locales } from '#src/domain/locale.ts';

/** The code of a new locale, and the locale whose paths, pages and words it starts with. */
export interface LocaleCopy {
  code: string;
  from: Locale;
}

/**
 * Gives the text of `src/domain/locale.ts` with a row for the new locale. CLDR knows what is in the row: the most
 * likely region of the language, and its name in the language itself.
 */
export function withLocaleRow(text: string, { code, from }: LocaleCopy): string {
  const { region } = new Intl.Locale(code).maximize();
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  const capitalised = name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  const row = `  ${code}: { hreflang: '${code}', openGraph: '${code}_${region}', intl: '${code}-${region}', name: '${capitalised}', fallback: '${from}' },\n`;
  // Behind the last row of the list.
  return inserted(text, /(export const localeData = localeList\(\{\n(?: {2}.*\n)+)/, `$1${row}`);
}

/** Gives the text of the route table with a path of the new locale in each row: for `/en/about` it is `/de/about`. */
export function withPaths(text: string, { code, from }: LocaleCopy): string {
  return inserted(text, new RegExp(`\\b${from}: '/${from}(/[^']*)?'`, 'g'), `$&, ${code}: '/${code}$1'`);
}

/** Gives the text of `wrangler.toml` with the paths of the new locale that the Worker answers. */
export function withWorkerPaths(text: string, { code, from }: LocaleCopy): string {
  const [line = ''] = /^\s*run_worker_first = .*$/m.exec(text) ?? [];
  const longer = inserted(line, new RegExp(`"/${from}(/[^"]*)?"`, 'g'), `$&, "/${code}$1"`);
  return text.replace(line, () => longer);
}

/** Turns the text of a page file of `from` into that of the new locale: every `"en"`, `'en'` and `'/en/…` in it. */
export function pageOf(text: string, { code, from }: LocaleCopy): string {
  return text.replaceAll(new RegExp(`(["'])(/?)${from}\\b`, 'g'), `$1$2${code}`);
}

/**
 * Gives the text of a record in which every map with a value for each locale also has one for the new locale, copied
 * from `from`. All else stays as written.
 */
export function withValues(text: string, { code, from }: LocaleCopy): string {
  const places: { at: number; added: string }[] = [];
  visit(parseDocument(text), {
    Map(_, map) {
      if (!locales.every((locale) => map.has(locale))) return;
      const pair = map.items.find(({ key }) => isScalar(key) && key.value === from);
      if (!isPair(pair) || !isScalar(pair.key) || !isScalar(pair.value)) return;
      // A parsed node always has a range: the zeros are never used.
      const [start, keyEnd] = pair.key.range ?? [0, 0];
      const [, end] = pair.value.range ?? [0, 0];
      // In a map of several lines, a new line with the key below the copied one: in `- en: a` it is behind a dash.
      const column = start - (text.lastIndexOf('\n', start - 1) + 1);
      const between = map.flow ? ', ' : `\n${' '.repeat(column)}`;
      // A copy of the pair, with the new code in place of its key.
      places.push({ at: end, added: between + code + text.slice(keyEnd, end) });
    },
  });
  // From the end, so that the positions before each insertion stay right.
  return places.reduceRight((changed, { at, added }) => changed.slice(0, at) + added + changed.slice(at), text);
}

/** Replaces what matches `pattern`. Throws if nothing does: the file has another form than this program knows. */
function inserted(text: string, pattern: RegExp, replacement: string): string {
  const changed = text.replace(pattern, replacement);
  if (changed === text) throw new Error(`nothing in the text is like ${pattern}, where a locale would be added`);
  return changed;
}
