import type { FileChanges } from '#cli/content-lint/host.ts';
import type { CheckedProject } from '#cli/desk/project/checked-project.ts';
import { Refused } from '#cli/desk/refused.ts';
import type { Change } from '#cli/new/change.ts';
import { kebabFrom, NameBeginsWithDigit, NameTaken, routeFrom, slugFrom } from '#cli/new/names.ts';
import { newPage } from '#cli/new/new-page.ts';
import { routesIn, routesPath } from '#cli/new/route-table.ts';
import { type Locale, locales } from '#src/domain/locale.ts';
import type { DeskFixedPage } from './structure-api.ts';

/**
 * Gives the files of a new page, the id of its title, and its address in each language (`pages`). Writes nothing. Throws a `Refused` if a name has no letter or digit, if another
 * page has it, or if the English name begins with a digit.
 */
export function filesOfNewPage(
  { root, contentOf }: Pick<CheckedProject, 'root' | 'contentOf'>,
  names: Record<Locale, string>,
): { files: FileChanges } & Pick<DeskFixedPage, 'titleId' | 'pages'> {
  for (const locale of locales)
    if (!/[a-z0-9]/i.test(names[locale])) throw new Refused({ reason: 'bad-request', detail: names[locale] });
  const taken = new Refused({ reason: 'taken', detail: Object.values(names).join(', ') });
  const { create, edit } = newPageOrRefusal(root, names, taken);
  if (create.keys().some((path) => contentOf(path) !== null)) throw taken;
  const route = routeFrom(slugFrom(names.en));
  // `newPage` has added the row of the route, so there are always paths.
  const paths = routesIn(edit.get(routesPath) ?? '').get(route);
  return {
    files: new Map([...create, ...edit]),
    titleId: `pages.${kebabFrom(route)}.hero.title`,
    pages: locales.flatMap((locale) => (paths ? [{ locale, path: paths[locale] }] : [])),
  };
}

function newPageOrRefusal(root: string, names: Record<Locale, string>, taken: Refused): Change {
  try {
    return newPage(root, names);
  } catch (error) {
    if (error instanceof NameTaken) throw taken;
    if (error instanceof NameBeginsWithDigit) throw new Refused({ reason: 'begins-with-digit', detail: names.en });
    throw error;
  }
}
