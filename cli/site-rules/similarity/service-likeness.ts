import type { Project } from '#cli/content-lint/api.ts';
import type { SiteRecords } from '#cli/site-rules/records/site-records.ts';
import { type Likeness, likenessOf } from './likeness.ts';
import { type ServiceText, serviceTexts } from './service-text.ts';

/** The latest result for each locale: after a change in one locale, the result for the other is used again. */
const latest = new Map<string, { texts: readonly ServiceText[]; likeness: Likeness }>();

/** Compares the services with one another, in one language. */
export function serviceLikeness(project: Project, site: SiteRecords, locale: string): Likeness {
  const texts = serviceTexts(project, site).filter((text) => text.locale === locale);
  const previous = latest.get(locale);
  // `serviceTexts` gives the same object again for a service whose texts have not changed.
  if (previous?.texts.length === texts.length && texts.every((text, index) => text === previous.texts[index])) {
    return previous.likeness;
  }
  const likeness = likenessOf(texts);
  latest.set(locale, { texts, likeness });
  return likeness;
}
