import type { Locale } from '#src/domain/locale.ts';
import { hasPageIn, slugOf } from '#src/domain/service.ts';
import { viewContext } from '#src/views/context.ts';

/** The slugs of all service pages of a locale. */
export function serviceSlugs(locale: Locale): string[] {
  const { site } = viewContext(locale);
  return site.services.filter((service) => hasPageIn(service, locale)).map((service) => slugOf(service, locale));
}

/** The slugs of all published cases; the same in all locales. */
export function projectSlugs(locale: Locale): string[] {
  return viewContext(locale)
    .site.projects.filter((project) => project.published)
    .map((project) => project.slug);
}
