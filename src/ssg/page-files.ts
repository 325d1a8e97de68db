import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteModel } from '#src/domain/site-model.ts';
import { type SitePage, sitePages } from '#src/domain/site-pages.ts';

/** Every HTML file below a folder, relative to it. */
export function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
}

/**
 * Holds the built pages against the route table.
 * Throws when one is missing or was not asked for, and names them: a build that loses pages must not pass.
 */
export function countPages(site: SiteModel, folder: string): SitePage[] {
  const expected = sitePages(site);
  const built = new Set(htmlFiles(folder).map((file) => `/${file.replace(/\/?index\.html$/, '')}`));
  const missing = expected.filter((page) => !built.delete(page.path)).map((page) => page.path);
  if (missing.length > 0) throw new Error(`the build lost ${missing.length} pages: ${missing.join(', ')}`);
  if (built.size > 0)
    throw new Error(`the build wrote pages without a row in the route table: ${[...built].join(', ')}`);
  return expected;
}

/** The file Waku writes for a path. */
export function fileOf(folder: string, path: string): string {
  return join(folder, path, 'index.html');
}
