import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadSite } from '#src/content/load-site.ts';
import { type SitePage, sitePages } from '#src/domain/site-pages.ts';

/** A built page and its file. */
export interface BuiltPage extends SitePage {
  file: string;
}

/** Every page of the site with its finished file below `folder`. Throws where one is not built. */
export function builtPages(folder: string, root?: string): BuiltPage[] {
  const { site } = loadSite(root);
  return sitePages(site).map((page) => {
    const file = [`${page.path}/index.html`, `${page.path}.html`]
      .map((name) => path.join(folder, name))
      .find((name) => existsSync(name));
    if (!file) throw new Error(`${page.path} is not built: run \`npm run build\` first`);
    return { ...page, file };
  });
}

/** Pages by template, in the order of the route table. */
export function byTemplate(pages: readonly BuiltPage[]): Map<string, BuiltPage[]> {
  return Map.groupBy(pages, (page) => page.template);
}
