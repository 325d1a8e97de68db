import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearWord } from '#cli/content-lint/api.ts';
import type { Change } from '#cli/new/change.ts';
import { kebabFrom } from '#cli/new/names.ts';
import { routesPath } from '#cli/new/new-page.ts';
import { movedTargets, oldAddressesIn, withOldAddresses } from '#cli/site-rules/redirects/old-addresses-text.ts';
import { locales } from '#src/domain/locale.ts';
import { oldAddressesPath } from '#src/domain/old-address.ts';
import { type FixedRoute, fixedRoutes, href } from '#src/domain/routes.ts';
import { refuseMentions } from './mentions.ts';

/**
 * A page without a trace: its row, files and words. Where git knows it, it may be online and needs another page, `into`, to
 * which its addresses then lead. Throws where there is no such page, no successor, or code that names it.
 */
export function removePage(root: string, route: string, into?: string): Change {
  if (!isRoute(route)) throw new Error(`there is no page \`${route}\`${orNear(route)}`);
  if (into !== undefined && (into === route || !isRoute(into))) {
    throw new Error(`there is no page \`${into}\` that could take its place${orNear(into)}`);
  }
  const name = kebabFrom(route);
  const view = `src/views/${name}.ts`;
  const pages = locales.map((locale) => `src/pages${href(route, locale)}`);
  const all = [
    ...pages.flatMap((page) => [`${page}.tsx`, `${page}/index.tsx`]),
    ...['tsx', 'css'].map((ending) => `src/templates/${name}-page.${ending}`),
    view,
    ...locales.map((locale) => `i18n/${locale}/pages/${name}.json`),
  ];
  const remove = all.filter((path) => existsSync(join(root, path)));
  const isKnown = spawnSync('git', ['ls-files', '--error-unmatch', ...remove.slice(0, 1)], { cwd: root }).status === 0;
  if (into === undefined && isKnown) {
    throw new Error(`\`${route}\` may be online: say which page its addresses are to lead to, with --into <route>`);
  }
  refuseMentions(root, route, [view]);
  const code = readFileSync(join(root, routesPath), 'utf8');
  const edit = new Map([[routesPath, withoutRoute(code, route)]]);
  if (into !== undefined) edit.set(oldAddressesPath, withAddressesOf(root, route, into));
  return { create: new Map(), edit, remove, next: [] };
}

function isRoute(name: string): name is FixedRoute {
  return (fixedRoutes as readonly string[]).includes(name);
}

function orNear(route: string): string {
  const near = nearWord(route, fixedRoutes);
  return near ? `. Did you mean \`${near}\`?` : '';
}

/** The route table without a row. */
function withoutRoute(code: string, route: FixedRoute): string {
  const without = code.replace(new RegExp(`^ {2}${route}: \\{.*\\},\\n`, 'm'), '');
  if (without === code) throw new Error(`${routesPath} has no row of \`${route}\` in one line`);
  return without;
}

/** The table of old addresses with those of a page, and with what led there leading to its successor. */
function withAddressesOf(root: string, route: FixedRoute, into: FixedRoute): string {
  const text = readFileSync(join(root, oldAddressesPath), 'utf8');
  const moved = new Map(locales.map((locale) => [href(route, locale), href(into, locale)]));
  const since = new Date().toISOString().slice(0, 10);
  const rows = [...moved].map(([from, to]) => ({ from, to, why: `The page ${route} was taken away.`, since }));
  return withOldAddresses(text, [...movedTargets(oldAddressesIn(text), moved), ...rows]);
}
