import { isPair, isScalar, parseDocument, visit } from 'yaml';
import { type Locale, locales } from '#src/domain/locale.ts';

/** A locale that is begun, and the one whose paths, pages and words it takes for a start. */
export interface LocaleCopy {
  code: string;
  from: Locale;
}

/**
 * The list of locales with another row. What the row says of the language is what CLDR knows of it: its most likely region
 * and its name for itself.
 */
export function withLocaleRow(text: string, { code, from }: LocaleCopy): string {
  const { region } = new Intl.Locale(code).maximize();
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  const capitalised = name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  const row = `  ${code}: { hreflang: '${code}', openGraph: '${code}_${region}', intl: '${code}-${region}', name: '${capitalised}', fallback: '${from}' },\n`;
  return inserted(text, /(export const localeData = localeList\(\{\n(?: {2}.*\n)+)/, `$1${row}`);
}

/** The route table with a path in each row, that of `from` below the segment of the new locale. */
export function withPaths(text: string, { code, from }: LocaleCopy): string {
  return inserted(text, new RegExp(`\\b${from}: '/${from}(/[^']*)?'`, 'g'), `$&, ${code}: '/${code}$1'`);
}

/** `wrangler.toml` with the pages of the new locale that the Worker answers. */
export function withWorkerPaths(text: string, { code, from }: LocaleCopy): string {
  return text.replace(/^run_worker_first = .*$/m, (line) =>
    inserted(line, new RegExp(`"/${from}(/[^"]*)?"`, 'g'), `$&, "/${code}$1"`),
  );
}

/** A page file of `from` as one of the new locale. */
export function pageOf(text: string, { code, from }: LocaleCopy): string {
  return text.replaceAll(new RegExp(`(["'])(/?)${from}\\b`, 'g'), `$1$2${code}`);
}

/** A record with a value of the new locale, that of `from`, wherever it has one for each locale. All else stays as written. */
export function withValues(text: string, { code, from }: LocaleCopy): string {
  const places: { at: number; added: string }[] = [];
  visit(parseDocument(text), {
    Map(_, map) {
      if (!locales.every((locale) => map.has(locale))) return;
      const pair = map.items.find(({ key }) => isScalar(key) && key.value === from);
      if (!isPair(pair) || !isScalar(pair.key) || !isScalar(pair.value)) return;
      const [start] = pair.key.range ?? [0];
      const [, end] = pair.value.range ?? [0, 0];
      const between = map.flow ? ', ' : text.slice(text.lastIndexOf('\n', start), start);
      places.push({ at: end, added: between + code + text.slice(start + from.length, end) });
    },
  });
  return places.reduceRight((changed, { at, added }) => changed.slice(0, at) + added + changed.slice(at), text);
}

/** Throws where there is nothing to insert at: the file has another form than this program knows. */
function inserted(text: string, at: RegExp, by: string): string {
  const changed = text.replace(at, by);
  if (changed === text) throw new Error(`nothing in the text is like ${at}, where a locale would be added`);
  return changed;
}
