import type { CreatePagesConfig } from 'waku/router';
import type { Locale } from '#src/domain/locale.ts';

/**
 * The paths of the page files, from the types that Waku's file router generates (`src/pages.gen.ts`); `/_root` is the
 * document around all pages. Any string where those types are missing, as in the Worker's own TypeScript project.
 */
type PagePath = CreatePagesConfig extends { pages: { path: infer Path } } ? Exclude<Path, '/_root'> : string;
type PathOf<L extends Locale> = string extends PagePath ? string : Extract<PagePath, `/${L}` | `/${L}/${string}`>;
type RoutePair = { [L in Locale]: PathOf<L> };

/**
 * The only table of URLs. A row without a page file, a path of one locale in the column of another
 * and a missing `[slug]` are type errors; `everyPageHasARow` below catches a file without a row.
 */
export const routes = {
  home: { nl: '/nl', en: '/en' },
  services: { nl: '/nl/diensten', en: '/en/services' },
  service: { nl: '/nl/diensten/[slug]', en: '/en/services/[slug]' },
  about: { nl: '/nl/over-ons', en: '/en/about' },
  ourWork: { nl: '/nl/over-ons/ons-werk', en: '/en/about/our-work' },
  approach: { nl: '/nl/werkwijze', en: '/en/approach' },
  contact: { nl: '/nl/contact', en: '/en/contact' },
  privacy: { nl: '/nl/privacy', en: '/en/privacy' },
  terms: { nl: '/nl/voorwaarden', en: '/en/terms' },
  accessibility: { nl: '/nl/toegankelijkheid', en: '/en/accessibility' },
  project: { nl: '/nl/projecten/[slug]', en: '/en/projects/[slug]' },
  thanks: { nl: '/nl/bedankt', en: '/en/thanks' },
  notFound: { nl: '/nl/404', en: '/en/404' },
  serviceNotFound: { nl: '/nl/diensten/404', en: '/en/services/404' },
} as const satisfies Record<string, RoutePair>;

export type RouteName = keyof typeof routes;

/** The routes whose pages are records, each with a slug. */
const slugRoutes = ['service', 'project'] as const satisfies readonly RouteName[];

export type SlugRoute = (typeof slugRoutes)[number];
export type FixedRoute = Exclude<RouteName, SlugRoute>;

/** The routes without a slug, in the order of the table. */
export const fixedRoutes = (Object.keys(routes) as RouteName[]).filter(
  (route): route is FixedRoute => !(slugRoutes as readonly RouteName[]).includes(route),
);

type PathWithoutRow = Exclude<PagePath, (typeof routes)[RouteName][Locale]>;
/**
 * A type error here names a page file that has no row in the table; where the types of page files are missing, there is
 * none. Exported, since nothing here uses its value.
 */
export const everyPageHasARow: string extends PagePath
  ? true
  : [PathWithoutRow] extends [never]
    ? true
    : PathWithoutRow = true;

/**
 * The path of a page, without the host and without a slash at the end.
 *
 * @example href('service', 'en', { slug: 'web-development' }) // '/en/services/web-development'
 */
export function href(route: FixedRoute, locale: Locale): string;
export function href(route: SlugRoute, locale: Locale, parameters: { slug: string }): string;
export function href(route: RouteName, locale: Locale, parameters?: { slug: string }): string {
  return routes[route][locale].replace('[slug]', parameters?.slug ?? '');
}

/** Routes that search engines and the sitemap never see. */
export const unlistedRoutes: readonly RouteName[] = ['thanks', 'notFound', 'serviceNotFound'];

/** The routes of the legal texts. The Dutch version of each is the binding one (A18, A53). */
export const legalDocuments = ['terms', 'privacy', 'accessibility'] as const satisfies readonly RouteName[];

export type LegalDocument = (typeof legalDocuments)[number];

export function isLegalDocument(route: RouteName): route is LegalDocument {
  return (legalDocuments as readonly RouteName[]).includes(route);
}
