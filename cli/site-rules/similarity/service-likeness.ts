import type { Project } from '#cli/content-lint/api.ts';
import type { SiteRecords } from '#cli/site-rules/records/site-records.ts';
import { type Likeness, likenessOf } from './likeness.ts';
import { type ServiceText, serviceTexts } from './service-text.ts';

/** The last result for each locale: after a change in one locale, the result for the other is used again. */
const last = new Map<string, { texts: readonly ServiceText[]; likeness: Likeness }>();

/** Compares the services with one another, in one language. */
export function serviceLikeness(project: Project, site: SiteRecords, locale: string): Likeness {
  const texts = serviceTexts(project, site).filter((text) => text.locale === locale);
  const before = last.get(locale);
  if (before?.texts.length === texts.length && texts.every((text, at) => text === before.texts[at])) {
    return before.likeness;
  }
  const likeness = likenessOf(texts);
  last.set(locale, { texts, likeness });
  return likeness;
}
