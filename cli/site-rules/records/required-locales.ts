import { wordGroups } from './record-words.ts';
import type { SiteRecords } from './site-records.ts';

/**
 * Says which locales must have a key: all of them, but for the words of a draft, which are still being written, and of a
 * service that has its own list of locales.
 */
export function requiredLocales({ services, drafts }: SiteRecords): (key: string, locale: string) => boolean {
  const limited = [
    ...drafts.map(({ value }) => ({ prefix: `${value.i18nKey}.`, locales: [] })),
    ...services.flatMap(({ value }) =>
      [`${value.i18nKey}.`, `specimens.${value.id}.`].flatMap((prefix) =>
        value.locales ? [{ prefix, locales: value.locales as readonly string[] }] : [],
      ),
    ),
  ];
  return (key, locale) => {
    const record = limited.find(({ prefix }) => key.startsWith(prefix));
    return !record || (record.locales as readonly string[]).includes(locale);
  };
}

/** Whether a message is one of a record: `content/orphan` looks whether that is there, `content/words` what it needs. */
export function isOfRecord(key: string): boolean {
  return wordGroups.some(([group]) => key.startsWith(`${group}.`));
}
