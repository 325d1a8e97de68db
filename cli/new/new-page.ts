import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonText } from '#cli/content-lint/api.ts';
import { byLocale, type Locale, locales } from '#src/domain/locale.ts';
import type { Change } from './change.ts';
import { kebabFrom, NameTaken, routeFrom, slugFrom } from './names.ts';
import { pageText, templateText, viewText } from './page-code.ts';
import { routesIn, routesPath, withRoute } from './route-table.ts';

/**
 * Gives the files of a new page with a hero and a paragraph, in each locale. Its texts are empty except its name.
 * Throws a `NameTaken` if another page has a name, and what `names.ts` throws if a name makes no address or route.
 */
export function newPage(root: string, names: Record<Locale, string>): Change {
  // Routes and files of code have English names.
  const route = routeFrom(slugFrom(names.en));
  const code = readFileSync(join(root, routesPath), 'utf8');
  const table = routesIn(code);
  if (table.has(route)) throw new NameTaken(`there is a route \`${route}\` already: choose another English name`);
  const paths = byLocale((locale) => `/${locale}/${slugFrom(names[locale])}`);
  const taken = locales.find((locale) => [...table.values()].some((row) => row[locale] === paths[locale]));
  if (taken) throw new NameTaken(`there is a page \`${paths[taken]}\` already: choose another name`);
  const words = locales.map((locale): [string, string] => [
    `i18n/${locale}/pages/${kebabFrom(route)}.json`,
    `${jsonText(wordsOf(names[locale]))}\n`,
  ]);
  return {
    create: new Map([
      ...locales.map((locale): [string, string] => [
        `src/pages/${locale}/${slugFrom(names[locale])}.tsx`,
        pageText(route, locale),
      ]),
      [`src/templates/${kebabFrom(route)}-page.tsx`, templateText(route)],
      [`src/views/${kebabFrom(route)}.ts`, viewText(route)],
      ...words,
    ]),
    edit: new Map([[routesPath, withRoute(code, route, paths)]]),
    remove: [],
    next: [
      `write the texts in ${words.map(([path]) => path).join(' and ')}; \`npm run check\` says which are left`,
      'link to it, such as from `entries` in src/views/layout/main-menu.ts',
    ],
  };
}

function wordsOf(name: string) {
  return {
    name,
    hero: { title: '', text: '' },
    paragraphs: [''],
    meta: { title: '', description: '', keywords: '' },
  };
}
