import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { type FileTree, parseRecord } from '#cli/content-lint/api.ts';
import { applyTextEdits, withFiles } from '#cli/content-lint/host.ts';
import type { FieldEdit, FieldValue } from '#cli/desk/desk-api.ts';
import { Refused } from '#cli/desk/refused.ts';
import { type AddressedRecord, withMovedAddresses } from '#cli/desk/structure/moved-addresses.ts';
import { lockSlugs } from '#cli/site-rules/slugs/lock-slugs.ts';
import { oldAddressesPath } from '#src/domain/old-address.ts';
import { slugLockPath } from '#src/domain/slug-lock.ts';

/** The value at `pathInFile`, such as `address`, `city`, in the text of a record; undefined if there is none. */
export function valueAt(path: string, text: string, pathInFile: readonly string[]): unknown {
  return pathInFile.reduce<unknown>(
    (value, key) => (value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[key] : undefined),
    parseRecord(path, text).data,
  );
}

/**
 * Gives a YAML file with one value replaced in place. A field that the record leaves out gets a line at the end of the
 * file.
 */
export function withValue(path: string, text: string, pathInFile: readonly string[], value: FieldValue): string {
  const name = pathInFile.at(-1) ?? '';
  if (valueAt(path, text, pathInFile) === undefined) {
    // A line at the end of the file can only be a field at the top of the record.
    if (pathInFile.length > 1) throw new Refused({ reason: 'unknown', detail: `${path}: ${pathInFile.join('.')}` });
    return `${text.replace(/\n*$/, '\n')}${name}: ${yamlValue(value, '')}\n`;
  }
  const span = parseRecord(path, text).locate(pathInFile).value;
  return replaced(text, span, yamlValue(value, text.slice(span.start, span.end)));
}

/** The text with a value in the place of another. One that is written in lines ends with the break of the last. */
function replaced(text: string, span: { start: number; end: number }, value: string): string {
  const before = text.slice(span.start, span.end);
  const lineEnd = before.endsWith('\n') ? '\n' : '';
  // An empty value has no blanks around it, as in `city:` and `city: # not known yet`.
  const blank = before === '' && text.charAt(span.start - 1) === ':' ? ' ' : '';
  const blankBehind = before === '' && text.charAt(span.end) === '#' ? ' ' : '';
  return applyTextEdits(text, [{ ...span, text: `${blank}${value}${blankBehind}${lineEnd}` }]);
}

/**
 * Gives a YAML file with one value as another version of it, `from`, has it: with the lines of that version, unless the
 * two have it in different styles (`[a, b]`, or a line for each item). Then it is written as JSON, which YAML allows
 * in any place.
 */
export function withValueFrom(from: string, path: string, text: string, pathInFile: readonly string[]): string {
  const [spanThere, span] = [from, text].map((version) => parseRecord(path, version).locate(pathInFile).value);
  if (!spanThere || !span) return text;
  const value = valueAt(path, from, pathInFile);
  const written = applyTextEdits(text, [{ ...span, text: from.slice(spanThere.start, spanThere.end) }]);
  // Broken YAML has no data, so it equals nothing here.
  const wanted = withValueAt(parseRecord(path, text).data, pathInFile, value);
  if (isDeepStrictEqual(parseRecord(path, written).data, wanted)) return written;
  return replaced(text, span, JSON.stringify(value));
}

/** A copy of the data with another value at the path. */
function withValueAt(data: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = structuredClone(data) as Record<string, unknown>;
  copy[key] = withValueAt(copy[key], rest, value);
  return copy;
}

/**
 * Gives the files of `tree` that a new value changes. Writes nothing. Beside the record, whose text is `text`, a slug
 * changes the lock from which the build makes the redirect, and the table of old addresses.
 */
export function filesWithValue(
  tree: FileTree,
  text: string,
  { path, pathInFile, value }: FieldEdit,
): Map<string, string> {
  const changed = withValue(path, text, pathInFile, value);
  const files = new Map([[path, changed]]);
  // Only a slug, in `slug` or `slugByLocale`, changes more than the record.
  if (!/^slug/.test(pathInFile[0] ?? '')) return files;
  const table = tree.texts([oldAddressesPath]).get(oldAddressesPath);
  const [before, after] = [text, changed].map((each) => parseRecord(path, each).data as AddressedRecord);
  if (table !== undefined && before && after) files.set(oldAddressesPath, withMovedAddresses(table, before, after));
  try {
    // No successors are given: no page is gone.
    return files.set(slugLockPath, lockSlugs(withFiles(tree, files), {}).text);
  } catch {
    // `lockSlugs` throws for a slug that is wrong or that another page has. The rules say which, in the language of the
    // desk.
    return files;
  }
}

/**
 * Gives a value as YAML. `before` is the YAML that it replaces, empty if there is none. A text goes without quotes only
 * if it is a single word that YAML reads back as that text (not `true`), and `before` has no quotes either.
 */
function yamlValue(value: FieldValue, before: string): string {
  if (Array.isArray(value)) return `[${value.map((item) => yamlValue(item, '')).join(', ')}]`;
  const isPlain = typeof value === 'string' && /^[a-z][\w-]*$/i.test(value) && parse(value) === value;
  return typeof value !== 'string' || (isPlain && !/^["']/.test(before)) ? String(value) : JSON.stringify(value);
}
