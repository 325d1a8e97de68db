import type { Project } from '#cli/content-lint/api.ts';
import type { SiteRecords } from './site-records.ts';

/** A published record whose words are still to be written. */
export interface UnwrittenWords {
  file: SiteRecords['services'][number]['file'];
  i18nKey: string;
  /** Its empty texts, as `nl services.vloer.title`. */
  texts: ReadonlySet<string>;
}

/** From how many empty texts on a record is reported once: fewer are named one by one, each with its line. */
const atLeast = 5;

/** The published services and cases of which many texts are empty, as in one that was published too early. */
export function unwrittenWords({ services, projects }: SiteRecords, { catalogues }: Project): UnwrittenWords[] {
  const empty = catalogues.flatMap(({ locale, messages }) =>
    [...messages].flatMap(([key, text]) => (text.trim() === '' ? [{ locale, key }] : [])),
  );
  if (empty.length < atLeast) return [];
  return [...services, ...projects].flatMap(({ file, value }) => {
    const texts = empty.filter(({ key }) => key.startsWith(`${value.i18nKey}.`));
    if (texts.length < atLeast) return [];
    return [{ file, i18nKey: value.i18nKey, texts: new Set(texts.map(({ locale, key }) => `${locale} ${key}`)) }];
  });
}
