import { isErrorRoute } from '#src/domain/error-page.ts';
import { type Locale, localeData, locales, sourceLocale } from '#src/domain/locale.ts';
import type { Alternate } from '#src/domain/page-meta.ts';
import { type FixedRoute, href, unlistedRoutes } from '#src/domain/routes.ts';
import { hasPageIn, type Service, slugOf } from '#src/domain/service.ts';

/** One page of the site, without its locale: a fixed page, or a record behind a slug. */
export type PageAddress =
  | { route: FixedRoute }
  | { route: 'service'; service: Pick<Service, 'slug' | 'slugByLocale' | 'locales'> }
  | { route: 'project'; project: { slug: string } };

/** The path of a page in a locale, or undefined if that locale does not have it. */
export function pathOf(address: PageAddress, locale: Locale): string | undefined {
  if (address.route === 'service') {
    if (!hasPageIn(address.service, locale)) return undefined;
    return href('service', locale, { slug: slugOf(address.service, locale) });
  }
  if (address.route === 'project') return href('project', locale, { slug: address.project.slug });
  return href(address.route, locale);
}

/**
 * Gives the path that a link to a page in a locale leads to. It is the locale's home if the locale has no such page
 * (R23), and for an error page, which is shown at any address and has none of its own.
 */
export function linkPath(address: PageAddress, locale: Locale): string {
  return (hasAddress(address) && pathOf(address, locale)) || href('home', locale);
}

/** Whether a locale has a page; never true of an error page, which has no address of its own. */
export function existsIn(address: PageAddress, locale: Locale): boolean {
  return hasAddress(address) && pathOf(address, locale) !== undefined;
}

function hasAddress({ route }: PageAddress): boolean {
  return !isErrorRoute(route);
}

/**
 * The `hreflang` links of a page: one for each locale that has it, and `x-default`, the page of the source locale
 * (R90). A page that only one locale has names itself alone; a page that is not indexed has no such links.
 */
export function hreflangLinks(address: PageAddress, baseUrl: string): Alternate[] {
  if (unlistedRoutes.includes(address.route)) return [];
  const links = locales.flatMap((locale): Alternate[] => {
    const path = pathOf(address, locale);
    return path ? [{ hreflang: localeData[locale].hreflang, url: `${baseUrl}${path}` }] : [];
  });
  const source = pathOf(address, sourceLocale);
  if (source) links.push({ hreflang: 'x-default', url: `${baseUrl}${source}` });
  return links;
}

/** The path of the list of all pages of a locale, which the not-found page loads. */
export function pageListPath(locale: Locale): string {
  return `/pages.${locale}.json`;
}
