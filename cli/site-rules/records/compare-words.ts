import { type Context, memoizeLast, type Project, pairMisspelt } from '#cli/content-lint/api.ts';
import type { RecordWords } from './record-words.ts';

/** How the words that a record has differ from those that it needs. Fields are below its key. */
interface WordDifference {
  /** The first language in which the record must have words; the source language if it need not in any. */
  locale: string;
  missing: string[];
  /** A field that the record needs, and the similar name that the catalogues have instead. */
  misspelt: { key: string; got: string }[];
  unknown: string[];
}

/** Compares all languages at once. A field that only some languages have is reported by `message/missing`. */
export function compareWords(
  { key, fields, optionalFields }: RecordWords,
  { project, isRequired }: Pick<Context, 'project' | 'isRequired'>,
): WordDifference {
  // `isRequired` goes by the beginning of a key. With the dot, the question is about all words of the record.
  const required = project.catalogues.filter(({ locale }) => isRequired(`${key}.`, locale));
  const { locale = project.source, messages } = required[0] ?? {};
  const needed = new Set(fields);
  const absent = fields.filter(
    (field) => !project.catalogues.some((catalogue) => catalogue.messages.has(`${key}.${field}`)),
  );
  const extra = (messages ? (keysByRecord(messages).get(key) ?? []) : [])
    .filter((id) => required.every((catalogue) => catalogue.messages.has(id)))
    .map((id) => id.slice(key.length + 1))
    .filter((field) => !needed.has(field));
  // `after`, the key before a missing one, is for comparing files with each other; here there is no order of keys.
  const pairs = pairMisspelt(
    absent.map((field) => ({ key: field, after: undefined })),
    extra,
  );
  return {
    locale,
    missing: pairs.missing.map((pair) => pair.key),
    misspelt: pairs.misspelt,
    // Where no pattern says which further fields there may be, any may.
    unknown: optionalFields ? pairs.extra.filter((field) => !optionalFields.test(field)) : [],
  };
}

/** Groups keys by record: by their first two parts, `services.seo`. Kept, because every record asks for it. */
const keysByRecord = memoizeLast((messages: ReadonlyMap<string, string>): Map<string, string[]> => {
  return Map.groupBy(messages.keys(), (id) => id.split('.', 2).join('.'));
});

/** The path of the catalogue of a locale with messages below a key, or of the one that would have them. */
export function catalogueOf({ catalogues }: Project, locale: string, key: string): string {
  const files = catalogues.find((catalogue) => catalogue.locale === locale)?.files ?? [];
  const file = files.find(({ messages }) => [...messages.keys()].some((id) => id.startsWith(`${key}.`)));
  return file?.path ?? `i18n/${locale}/${key.replaceAll('.', '/')}.json`;
}
