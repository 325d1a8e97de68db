import { hreflangOf, type Locale, locales, otherLocale, sourceLocale } from '#src/domain/locale.ts';
import type { Alternate } from '#src/domain/page-meta.ts';
import { type FixedRoute, href, type RouteName, routes, unlistedRoutes } from '#src/domain/routes.ts';
import { findService, hasPageIn, type Service, slugOf } from '#src/domain/service.ts';

/** One page of the site, without its locale: a fixed page, or a record behind a slug. */
export type PageAddress =
  | { route: FixedRoute }
  | { route: 'service'; service: Pick<Service, 'slug' | 'slugByLocale' | 'locales'> }
  | { route: 'project'; project: { slug: string } };

/** The path of a page in a locale, or undefined where that locale does not have it. */
export function pathOf(address: PageAddress, locale: Locale): string | undefined {
  if (address.route === 'service') {
    if (!hasPageIn(address.service, locale)) return undefined;
    return href('service', locale, { slug: slugOf(address.service, locale) });
  }
  if (address.route === 'project') return href('project', locale, { slug: address.project.slug });
  return href(address.route, locale);
}

/** The locales that have a page. */
export function localesOf(address: PageAddress): Locale[] {
  return locales.filter((locale) => pathOf(address, locale) !== undefined);
}

/**
 * The `hreflang` links of a page: `nl-NL`, `en` and `x-default`, which is the Dutch page (R90).
 * A page of one locale names itself alone; a page that is not indexed names none.
 */
export function hreflangLinks(address: PageAddress, baseUrl: string): Alternate[] {
  if (unlistedRoutes.includes(address.route)) return [];
  const links = localesOf(address).map((locale) => ({
    hreflang: hreflangOf[locale] as string,
    url: `${baseUrl}${pathOf(address, locale)}`,
  }));
  const source = pathOf(address, sourceLocale);
  if (source) links.push({ hreflang: 'x-default', url: `${baseUrl}${source}` });
  return links;
}

export interface SiteRecords {
  services: readonly Pick<Service, 'slug' | 'slugByLocale' | 'locales'>[];
  projects: readonly { slug: string }[];
}

/** Finds the page a path leads to; a service's slug is understood in either locale (R22). */
export function addressOf(path: string, records: SiteRecords): PageAddress | undefined {
  const clean = path.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
  for (const [route, pair] of Object.entries(routes) as [RouteName, (typeof routes)[RouteName]][]) {
    for (const locale of locales) {
      const pattern = pair[locale];
      if (!pattern.endsWith('[slug]')) {
        if (pattern === clean) return { route: route as FixedRoute };
        continue;
      }
      const prefix = pattern.slice(0, -'[slug]'.length);
      if (!clean.startsWith(prefix)) continue;
      const slug = clean.slice(prefix.length);
      if (route === 'service') {
        const service = findService(records.services, slug);
        if (service) return { route, service };
      }
      const project = route === 'project' && records.projects.find((one) => one.slug === slug);
      if (project) return { route: 'project', project };
    }
  }
  return undefined;
}

/**
 * Where the language switch of a path leads: the same page in the other locale, query and hash kept (R21, R22, R24),
 * or the other locale's home where there is no such page (R23).
 *
 * @example counterpart('/nl/diensten/website-ontwikkeling?x=1', 'nl', records) // '/en/services/web-development?x=1'
 */
export function counterpart(path: string, from: Locale, records: SiteRecords): string {
  const to = otherLocale(from);
  const address = addressOf(path, records);
  const target = address && pathOf(address, to);
  if (!target) return href('home', to);
  return `${target}${/[?#].*$/.exec(path)?.[0] ?? ''}`;
}
