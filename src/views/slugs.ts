import { showsDrafts } from '#src/content/current-site.ts';
import type { Locale } from '#src/domain/locale.ts';
import { hasPageIn, slugOf } from '#src/domain/service.ts';
import { viewContext } from '#src/views/context.ts';

/** The slugs of all service pages of a locale. */
export function serviceSlugs(locale: Locale): string[] {
  const { site } = viewContext(locale);
  const services = [...site.services, ...(showsDrafts ? site.drafts.services : [])];
  return services.filter((service) => hasPageIn(service, locale)).map((service) => slugOf(service, locale));
}

/** The slugs of all cases that have a page; the same in all locales. */
export function projectSlugs(locale: Locale): string[] {
  const { site } = viewContext(locale);
  return [...site.projects, ...(showsDrafts ? site.drafts.projects : [])].map((project) => project.slug);
}
