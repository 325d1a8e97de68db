import type { FileChanges, FileContent } from '#cli/content-lint/host.ts';
import type { CheckedProject } from '#cli/desk/project/checked-project.ts';
import { Refused } from '#cli/desk/refused.ts';
import { kebabFrom } from '#cli/new/names.ts';
import { routesIn, routesPath } from '#cli/new/route-table.ts';
import { removePage } from '#cli/remove/remove-page.ts';
import { refuseNamed } from './find-record.ts';
import { filesWithoutMessages } from './messages-removal.ts';

/**
 * The files without a page: what `npm run remove -- page` takes away, and what is kept about its texts. Throws a `Refused`
 * where the code names the page, or its addresses would lead nowhere.
 */
export function filesWithoutPage(
  checked: CheckedProject,
  { route, successor, why }: { route: string; successor?: string; why: string },
): FileChanges {
  const { root } = checked;
  if (!routesIn(checked.textOf(routesPath)).has(route)) throw new Refused({ reason: 'unknown', detail: route });
  const name = kebabFrom(route);
  refuseNamed(checked, route, [`src/views/${name}.ts`]);
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
