import type { Project } from '#cli/content-lint/api.ts';
import type { SiteRecords } from './site-records.ts';

/** A published record whose words are still to be written. */
export interface UnwrittenWords {
  file: SiteRecords['services'][number]['file'];
  i18nKey: string;
  /** Its empty texts, by locale and key: `nl services.vloer.title`. */
  texts: ReadonlySet<string>;
}

/** A record with at least this many empty texts is reported once. Fewer are reported one by one, each with its line. */
const emptyTextsAtLeast = 5;

/**
 * Finds the services and cases with many empty texts, such as one that was published too early. Drafts are not among
 * them: `services` and `projects` have only published records.
 */
export function unwrittenWords({ services, projects }: SiteRecords, { catalogues }: Project): UnwrittenWords[] {
  const empty = catalogues.flatMap(({ locale, messages }) =>
    [...messages].flatMap(([key, text]) => (text.trim() === '' ? [{ locale, key }] : [])),
  );
  if (empty.length < emptyTextsAtLeast) return [];
  return [...services, ...projects].flatMap(({ file, value }) => {
    const texts = empty.filter(({ key }) => key.startsWith(`${value.i18nKey}.`));
    if (texts.length < emptyTextsAtLeast) return [];
    return [{ file, i18nKey: value.i18nKey, texts: new Set(texts.map(({ locale, key }) => `${locale} ${key}`)) }];
  });
}
