import type { FileChanges, FileContent } from '#cli/content-lint/host.ts';
import type { CheckedProject } from '#cli/desk/project/checked-project.ts';
import { Refused } from '#cli/desk/refused.ts';
import { kebabFrom } from '#cli/new/names.ts';
import { routesIn, routesPath } from '#cli/new/route-table.ts';
import { removePage } from '#cli/remove/remove-page.ts';
import { refuseIfInCode } from './find-record.ts';
import { filesWithoutMessages } from './messages-removal.ts';

/**
 * Gives the changed files that remove a page: those of `npm run remove -- page`, and `source.lock.json` and
 * `i18n/exceptions.yaml` without its messages. `why` is kept beside its old addresses. Writes nothing. Throws a
 * `Refused` if the code names the page, or if its addresses would lead nowhere.
 */
export function filesWithoutPage(
  checked: CheckedProject,
  { route, successor, why }: { route: string; successor?: string; why: string },
): FileChanges {
  const { root } = checked;
  if (!routesIn(checked.textOf(routesPath)).has(route)) throw new Refused({ reason: 'unknown', detail: route });
  const name = kebabFrom(route);
  // The page's view always names its route, and is removed with it.
  refuseIfInCode(checked, route, [`src/views/${name}.ts`]);
  try {
    const { edit, remove } = removePage(root, route, successor, why);
    return new Map<string, FileContent>([
      ...edit,
      ...filesWithoutMessages(checked, [`pages.${name}.`]),
      ...remove.map((file): [string, FileContent] => [file, null]),
    ]);
  } catch (error) {
    throw new Refused({ reason: 'bad-request', detail: (error as Error).message });
  }
}
