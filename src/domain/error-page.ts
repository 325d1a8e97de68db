import { resolveLocale } from '#src/domain/locale.ts';
import { type FixedRoute, href, type RouteName } from '#src/domain/routes.ts';

/** The error pages: shown at addresses that do not exist, and without an address that links lead to. */
export const errorRoutes = ['notFound', 'serviceNotFound'] as const satisfies readonly FixedRoute[];

export type ErrorRoute = (typeof errorRoutes)[number];

/** Whether a route is an error page. */
export function isErrorRoute(route: RouteName): route is ErrorRoute {
  return errorRoutes.some((candidate) => candidate === route);
}

/**
 * The path of the error page at an address that leads nowhere: the nearest one above it, as the platform finds it.
 *
 * @example errorPathAt('/en/services/nope') // '/en/services/404'
 */
export function errorPathAt(pathname: string): string {
  const locale = resolveLocale(pathname.split('/')[1]);
  return href(pathname.startsWith(`${href('services', locale)}/`) ? 'serviceNotFound' : 'notFound', locale);
}
