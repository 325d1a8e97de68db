import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashedFolder } from '#src/domain/code-retry.ts';
import type { SiteModel } from '#src/domain/site-model.ts';
import { type SitePage, sitePages } from '#src/domain/site-pages.ts';

/** Every HTML file below a folder, relative to it. */
export function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
}

/**
 * Compares the built pages with the route table, and gives those of the table. Throws when one is missing or was not
 * asked for, and names them: a build that loses pages must not pass.
 */
export function checkPages(site: SiteModel, folder: string): SitePage[] {
  const expected = sitePages(site);
  // `nl/over-ons/index.html` is the page `/nl/over-ons`.
  const built = new Set(htmlFiles(folder).map((file) => `/${file.replace(/\/?index\.html$/, '')}`));
  // `delete` gives false for a page that was not built. What is left in `built` was not asked for.
  const missing = expected.filter((page) => !built.delete(page.path)).map((page) => page.path);
  if (missing.length > 0) throw new Error(`the build lost ${missing.length} pages: ${missing.join(', ')}`);
  if (built.size > 0)
    throw new Error(`the build wrote pages without a row in the route table: ${[...built].join(', ')}`);
  return expected;
}

/**
 * Removes what no page asks for: the stylesheet, which is inlined in the pages by now, and code and fonts that none of
 * them loads.
 *
 * @param loaded The paths of all files that a page loads.
 */
export function removeUnusedHashedFiles(folder: string, loaded: ReadonlySet<string>): void {
  for (const file of readdirSync(join(folder, hashedFolder)))
    if (!loaded.has(`${hashedFolder}${file}`)) rmSync(join(folder, hashedFolder, file));
}
