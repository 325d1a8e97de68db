import type { ProjectCase } from '#src/domain/project-case.ts';
import type { Service } from '#src/domain/service.ts';
import { wordGroups } from './record-words.ts';
import type { SiteRecords } from './site-records.ts';
import type { UnwrittenWords } from './unwritten-words.ts';

/** The records of the site, and those whose words are still to be written. */
interface WrittenRecords extends SiteRecords {
  unwritten: readonly UnwrittenWords[];
}

/**
 * Makes a function that says whether a locale must have a key. Every locale must, with three exceptions: the words of a
 * draft, which are still being written; the words of a service that has its own list of locales; and the empty texts of
 * a record that `content/unwritten` reports once for all of them.
 */
export function requirementOf({
  services,
  drafts,
  unwritten,
}: WrittenRecords): (key: string, locale: string) => boolean {
  /** The only locales that must have the keys with a prefix. */
  const limited: { prefix: string; locales: readonly string[] }[] = [
    ...drafts.flatMap(({ value }) => prefixesOf(value).map((prefix) => ({ prefix, locales: [] }))),
    ...services.flatMap(({ value }) => {
      const { locales } = value;
      return locales ? prefixesOf(value).map((prefix) => ({ prefix, locales })) : [];
    }),
  ];
  /** By locale and key: `nl services.vloer.title`. */
  const emptyTexts = unwritten.reduce((all, { texts }) => all.union(texts), new Set<string>());
  return (key, locale) => {
    // Mostly there are none; to save time, the text to look up is then not even made.
    if (emptyTexts.size > 0 && emptyTexts.has(`${locale} ${key}`)) return false;
    const limit = limited.find(({ prefix }) => key.startsWith(prefix));
    return !limit || limit.locales.includes(locale);
  };
}

/** The beginnings of the keys of a record: those of its own words, and of the drawing that only a service has. */
function prefixesOf(value: Service | ProjectCase): string[] {
  const isService = !('gallery' in value);
  return [`${value.i18nKey}.`, ...(isService ? [`drawings.${value.id}.`] : [])];
}

/**
 * Whether a message belongs to a record: such a message is in use although no code names its key. That the record
 * exists and needs the message is checked by `content/orphan` and `content/words`.
 */
export function isOfRecord(key: string): boolean {
  return wordGroups.some(([group]) => key.startsWith(`${group}.`));
}
