import { spawnSync } from 'node:child_process';
import type { CheckedProject } from '#cli/desk/project/checked-project.ts';
import { kebabFrom } from '#cli/new/names.ts';
import { locales, sourceLocale } from '#src/domain/locale.ts';
import { fixedRoutes, href, unlistedRoutes } from '#src/domain/routes.ts';
import type { DeskFixedPage } from './structure-api.ts';

/** The pages that are no service and no case, as the panel shows them. */
export function fixedPagesView({ root, project }: CheckedProject): DeskFixedPage[] {
  const folder = `i18n/${sourceLocale}/pages`;
  // A page may be online once git has its words.
  const { stdout } = spawnSync('git', ['ls-files', folder], { cwd: root, encoding: 'utf8' });
  // Without git on the machine there is no output at all.
  const filesInGit = new Set((stdout as string | null)?.split('\n'));
  const ids = [...(project.catalogues[0]?.messages.keys() ?? [])];
  // The thank-you page and the two not-found pages are left out: the site cannot do without them.
  return fixedRoutes
    .filter((route) => !unlistedRoutes.includes(route))
    .map((route) => {
      const name = kebabFrom(route);
      const texts = ids.filter((id) => id.startsWith(`pages.${name}.`));
      return {
        route,
        // A page without a hero is opened at its first text. The last name is for one whose file of words is missing.
        titleId: texts.find((id) => id.endsWith('.hero.title')) ?? texts[0] ?? `pages.${name}.hero.title`,
        wasPublished: filesInGit.has(`${folder}/${name}.json`),
        pages: locales.map((locale) => ({ locale, path: href(route, locale) })),
      };
    });
}
