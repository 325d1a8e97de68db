import { type FileChanges, type FileContent, gitTree } from '#cli/content-lint/host.ts';
import type { CheckedProject } from '#cli/desk/project/checked-project.ts';
import { Refused } from '#cli/desk/refused.ts';
import { kebabFrom } from '#cli/new/names.ts';
import { routesIn, routesPath, withoutRoute, withRoute } from '#cli/new/route-table.ts';
import { filesOfPage } from '#cli/remove/remove-page.ts';
import { oldAddressesIn, withOldAddresses } from '#cli/site-rules/redirects/old-addresses-text.ts';
import { oldAddressesPath } from '#src/domain/old-address.ts';

/**
 * Gives the changed files that put a page that was added or removed back as it was in the last commit. `file` is the
 * file of its words, such as `i18n/nl/pages/about.json`. Writes nothing.
 */
export function filesOfPageBefore(checked: CheckedProject, file: string): FileChanges {
  const committed = gitTree(checked.root, { commit: 'HEAD' });
  const code = checked.textOf(routesPath);
  const [now, before] = [code, committed.texts([routesPath]).get(routesPath) ?? ''].map(routesIn);
  const isOfFile = (route: string) => file.endsWith(`/${kebabFrom(route)}.json`);
  const route = [...(now?.keys() ?? []), ...(before?.keys() ?? [])].find(isOfFile);
  const paths = route && (now?.get(route) ?? before?.get(route));
  if (!route || !paths) throw new Refused({ reason: 'unknown', detail: file });
  const pagePaths = filesOfPage(route, paths);
  const texts = committed.texts(pagePaths);
  const files = new Map<string, FileContent>(
    pagePaths.flatMap((path) => {
      const text = texts.get(path) ?? null;
      return checked.contentOf(path) === text ? [] : [[path, text] as const];
    }),
  );
  // A page that was added loses its row. One that was removed gets its row back, behind the row that it followed.
  if (now?.has(route)) return files.set(routesPath, withoutRoute(code, route));
  const routes = [...(before?.keys() ?? [])];
  files.set(routesPath, withRoute(code, route, paths, routes[routes.indexOf(route) - 1]));
  const table = checked.textOf(oldAddressesPath);
  // Its addresses are pages again, so they no longer lead elsewhere.
  const remaining = oldAddressesIn(table).filter(({ from }) => !Object.values(paths).includes(from));
  return files.set(oldAddressesPath, withOldAddresses(table, remaining));
}
