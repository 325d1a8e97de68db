import { resolveLocale } from '#src/domain/locale.ts';
import { type FixedRoute, href, type RouteName } from '#src/domain/routes.ts';

/** The routes of the error pages. They are shown at every address that does not exist; no link leads to them. */
export const errorRoutes = ['notFound', 'serviceNotFound'] as const satisfies readonly FixedRoute[];

export type ErrorRoute = (typeof errorRoutes)[number];

/** Whether a route is an error page. */
export function isErrorRoute(route: RouteName): route is ErrorRoute {
  return errorRoutes.some((candidate) => candidate === route);
}

/**
 * Gives the path of the error page that is shown at an address without a page: Cloudflare serves the nearest one above
 * it.
 *
 * @example errorPathAt('/en/services/nope') // '/en/services/404'
 */
export function errorPathAt(pathname: string): string {
  const locale = resolveLocale(pathname.split('/')[1]);
  return href(pathname.startsWith(`${href('services', locale)}/`) ? 'serviceNotFound' : 'notFound', locale);
}
