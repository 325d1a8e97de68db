import type { Project } from '#cli/content-lint/api.ts';
import type { SiteRecords } from '#cli/site-rules/records/site-records.ts';
import { type Likeness, likenessOf } from './likeness.ts';
import { serviceTexts } from './service-text.ts';

const likenesses = new WeakMap<SiteRecords, Map<string, Likeness>>();

/** How alike the services are, in one language. */
export function serviceLikeness(project: Project, site: SiteRecords, locale: string): Likeness {
  const byLocale = likenesses.get(site) ?? new Map<string, Likeness>();
  const found =
    byLocale.get(locale) ?? likenessOf(serviceTexts(project, site).filter((text) => text.locale === locale));
  likenesses.set(site, byLocale.set(locale, found));
  return found;
}
