import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearWord } from '#cli/content-lint/api.ts';
import type { Change } from '#cli/new/change.ts';
import { kebabFrom } from '#cli/new/names.ts';
import { routesPath, withoutRoute } from '#cli/new/route-table.ts';
import { movedTargets, oldAddressesIn, withOldAddresses } from '#cli/site-rules/redirects/old-addresses-text.ts';
import { localDay } from '#src/domain/local-day.ts';
import { byLocale, type Locale, locales } from '#src/domain/locale.ts';
import { oldAddressesPath } from '#src/domain/old-address.ts';
import { type FixedRoute, fixedRoutes, href } from '#src/domain/routes.ts';
import { refuseMentions } from './mentions.ts';

/**
 * Gives the change that removes a page completely: its row in the route table, its files and its words. A page that git
 * knows may be online, so its addresses must then lead to another page, `into`; `why` is kept beside them. Throws if
 * there is no such page, if a successor is needed and not given, or if code names the page.
 */
export function removePage(
  root: string,
  route: string,
  into?: string,
  why = `The page ${route} was taken away.`,
): Change {
  if (!isRoute(route)) throw new Error(`there is no page \`${route}\`${orNear(route)}`);
  if (into !== undefined && (into === route || !isRoute(into))) {
    throw new Error(`there is no page \`${into}\` that could take its place${orNear(into)}`);
  }
  const remove = filesOfPage(route, hrefsOf(route)).filter((path) => existsSync(join(root, path)));
  // Git is asked about one file, as an example of all. It ends with 0 if it knows the file.
  const isKnown = spawnSync('git', ['ls-files', '--error-unmatch', ...remove.slice(0, 1)], { cwd: root }).status === 0;
  if (into === undefined && isKnown) {
    throw new Error(`\`${route}\` may be online: say which page its addresses are to lead to, with --into <route>`);
  }
  // The page's view always names it, and is removed with it.
  refuseMentions(root, route, [viewOf(route)]);
  const code = readFileSync(join(root, routesPath), 'utf8');
  const edit = new Map([[routesPath, withoutRoute(code, route)]]);
  if (into !== undefined) edit.set(oldAddressesPath, withAddressesOf(root, route, into, why));
  return { create: new Map(), edit, remove, next: [] };
}

/** All files that a page can have, by the name of its route and its addresses. */
export function filesOfPage(route: string, paths: Readonly<Record<Locale, string>>): string[] {
  const name = kebabFrom(route);
  return [
    ...locales.flatMap((locale) => [`src/pages${paths[locale]}.tsx`, `src/pages${paths[locale]}/index.tsx`]),
    ...['tsx', 'css'].map((ending) => `src/templates/${name}-page.${ending}`),
    viewOf(route),
    ...locales.map((locale) => `i18n/${locale}/pages/${name}.json`),
  ];
}

const viewOf = (route: string): string => `src/views/${kebabFrom(route)}.ts`;

function hrefsOf(route: FixedRoute): Record<Locale, string> {
  return byLocale((locale) => href(route, locale));
}

function isRoute(name: string): name is FixedRoute {
  return (fixedRoutes as readonly string[]).includes(name);
}

function orNear(route: string): string {
  const near = nearWord(route, fixedRoutes);
  return near ? `. Did you mean \`${near}\`?` : '';
}

/** Gives the table of old addresses with those of a removed page. Rows that led to the page lead to its successor. */
function withAddressesOf(root: string, route: FixedRoute, into: FixedRoute, why: string): string {
  const text = readFileSync(join(root, oldAddressesPath), 'utf8');
  const moved = new Map(locales.map((locale) => [href(route, locale), href(into, locale)]));
  const since = localDay(new Date());
  const rows = [...moved].map(([from, to]) => ({ from, to, why, since }));
  return withOldAddresses(text, [...movedTargets(oldAddressesIn(text), moved), ...rows]);
}
