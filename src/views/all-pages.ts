import { type CategoryKey, categoryTable } from '#src/domain/category.ts';
import type { Locale } from '#src/domain/locale.ts';
import { type PageAddress, pathOf } from '#src/domain/page-address.ts';
import { type FixedRoute, type RouteName, unlistedRoutes } from '#src/domain/routes.ts';
import { hasPageIn } from '#src/domain/service.ts';
import { viewContext } from '#src/views/context.ts';

/** A page that search engines may list. */
export interface SitePage {
  address: PageAddress;
  /** Without the host and without a slash at the end. */
  path: string;
  kind: RouteName;
  /** What its main heading says. */
  title: string;
  /** Of a service. */
  category?: CategoryKey;
  /** Of a service: its id; of a case: its slug. */
  id?: string;
}

/** The fixed pages in the order of the site, with the name of their catalogue below `pages`. */
const fixedPages: readonly (readonly [FixedRoute, string])[] = [
  ['home', 'home'],
  ['services', 'services'],
  ['about', 'about'],
  ['ourWork', 'our-work'],
  ['approach', 'approach'],
  ['contact', 'contact'],
  ['privacy', 'privacy'],
  ['thanks', 'thanks'],
  ['notFound', 'not-found'],
];

/** Every page of a locale that may be indexed: the fixed ones, the services by category, the published cases. */
export function allPages(locale: Locale): SitePage[] {
  const { site, t } = viewContext(locale);
  const page = (address: PageAddress, titleId: string, more: Pick<SitePage, 'category' | 'id'> = {}): SitePage[] => {
    const path = pathOf(address, locale);
    return path ? [{ address, path, kind: address.route, title: t.text(titleId), ...more }] : [];
  };
  return [
    ...fixedPages
      .filter(([route]) => !unlistedRoutes.includes(route))
      .flatMap(([route, name]) => page({ route }, `pages.${name}.hero.title`)),
    ...site.services
      .filter((service) => hasPageIn(service, locale))
      .flatMap((service) =>
        page({ route: 'service', service }, `${service.i18nKey}.headline`, {
          category: categoryTable[service.category].key,
          id: service.id,
        }),
      ),
    ...site.projects
      .filter((project) => project.published)
      .flatMap((project) => page({ route: 'project', project }, `${project.i18nKey}.title`, { id: project.slug })),
  ];
}
