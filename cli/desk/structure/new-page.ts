import type { FileChanges } from '#cli/content-lint/host.ts';
import type { CheckedProject } from '#cli/desk/project/checked-project.ts';
import { Refused } from '#cli/desk/refused.ts';
import { kebabFrom, routeFrom, slugFrom } from '#cli/new/names.ts';
import { newPage } from '#cli/new/new-page.ts';
import { routesIn, routesPath } from '#cli/new/route-table.ts';
import { type Locale, locales } from '#src/domain/locale.ts';
import type { SitePage } from './structure-api.ts';

/**
 * Gives the files of a new page. Writes nothing. Throws a `Refused` if a name has no letter or digit, if another
 * page has it, or if the English name begins with a digit.
 */
export function filesOfNewPage(
  { root, contentOf }: CheckedProject,
  names: Record<Locale, string>,
): { files: FileChanges } & Pick<SitePage, 'titleId' | 'pages'> {
  for (const locale of locales)
    if (!/[a-z0-9]/i.test(names[locale])) throw new Refused({ reason: 'bad-request', detail: names[locale] });
  const taken = new Refused({ reason: 'taken', detail: Object.values(names).join(', ') });
  try {
    const { create, edit } = newPage(root, names);
    if (create.keys().some((path) => contentOf(path) !== null)) throw taken;
    const route = routeFrom(slugFrom(names.en));
    const paths = routesIn(edit.get(routesPath) ?? '').get(route);
    return {
      files: new Map([...create, ...edit]),
      titleId: `pages.${kebabFrom(route)}.hero.title`,
      pages: locales.flatMap((locale) => (paths ? [{ locale, path: paths[locale] }] : [])),
    };
  } catch {
    // A page or a file has one of the names already, or the English name begins with a digit.
    throw taken;
  }
}
