import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routesIn, routesPath } from '#cli/new/route-table.ts';
import { sourceLocale } from '#src/domain/locale.ts';
import { fixedRoutes, routes } from '#src/domain/routes.ts';

/**
 * Makes the route table of this process the same as the one on the disk. Node loads a module once, so a server that
 * runs while a page is added or removed would otherwise only know the pages from when it started.
 */
export function reloadRouteTable(root: string): void {
  const onDisk = routesIn(readFileSync(join(root, routesPath), 'utf8'));
  // `routes` and `fixedRoutes` are changed in place, because other modules have imported these very objects.
  const table: Record<string, unknown> = routes;
  for (const route of Object.keys(table)) if (!onDisk.has(route)) delete table[route];
  Object.assign(table, Object.fromEntries(onDisk));
  // A path such as `/nl/diensten/[slug]` is that of many pages, and not fixed.
  const fixed = [...onDisk].flatMap(([route, paths]) => (paths[sourceLocale].includes('[') ? [] : [route]));
  (fixedRoutes as string[]).splice(0, fixedRoutes.length, ...fixed);
}
