import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { classesOf, completePage } from '#src/build/finish-page.ts';
import { countPages, fileOf } from '#src/build/page-files.ts';
import { styleHash, stylesFor } from '#src/build/page-styles.ts';
import { writeSiteFiles } from '#src/build/site-files.ts';
import { speculationRules } from '#src/build/speculation-rules.ts';
import { writeWorkerWords } from '#src/build/worker-words.ts';
import { loadSite } from '#src/content/load-site.ts';
import { headersFile } from '#src/domain/headers-file.ts';
import { locales, sourceLocale } from '#src/domain/locale.ts';
import { headerRules, speculationRulesPath } from '#src/domain/response-headers.ts';
import { href } from '#src/domain/routes.ts';

export interface FinishReport {
  pages: number;
  templates: number;
}

/**
 * Turns Waku's output below `folder` into what is shipped: styles inlined per template, the entry script, error pages
 * where the platform looks for them, response headers. Throws when a page is missing.
 */
export async function finishSite(folder: string): Promise<FinishReport> {
  const { site, catalogues } = loadSite();
  writeWorkerWords(site, catalogues);
  const pages = countPages(site, folder);
  const entry = entryScript(folder);
  const templates = new Map<string, { classes: Set<string>; files: string[] }>();
  for (const page of pages) {
    const file = fileOf(folder, page.path);
    const template = templates.get(page.template) ?? { classes: new Set(), files: [] };
    for (const name of classesOf(readFileSync(file, 'utf8'))) template.classes.add(name);
    template.files.push(file);
    templates.set(page.template, template);
  }
  const styleHashes: string[] = [];
  for (const { classes, files } of templates.values()) {
    const css = await stylesFor(classes);
    styleHashes.push(styleHash(css));
    for (const file of files) writeFileSync(file, completePage(readFileSync(file, 'utf8'), { css, entry }));
  }
  placeNotFoundPages(folder);
  const imageHosts = site.reviews.avatars.filter((src) => src.startsWith('https://')).map((src) => new URL(src).origin);
  const rules = headerRules({ styleHashes, imageHosts: [...new Set(imageHosts)], chatFrame: null });
  writeFileSync(join(folder, '_headers'), headersFile(rules));
  writeFileSync(join(folder, speculationRulesPath), JSON.stringify(speculationRules));
  for (const leftOut of writeSiteFiles(folder, site)) console.warn(`build: ${leftOut}`);
  removeUnused(folder);
  return { pages: pages.length, templates: templates.size };
}

/** The one script every page loads, with the hash the browser checks it against. */
function entryScript(folder: string): { path: string; integrity: string } {
  const name = readdirSync(join(folder, 'assets')).find((file) => /^index-.*\.js$/.test(file));
  if (!name) throw new Error('the build wrote no browser entry; see `input` in waku.config.ts');
  const hash = createHash('sha384')
    .update(readFileSync(join(folder, 'assets', name)))
    .digest('base64');
  return { path: `/assets/${name}`, integrity: `sha384-${hash}` };
}

/** Cloudflare serves the nearest `404.html` up the tree: one for each locale, and the Dutch one for everything else (A12). */
function placeNotFoundPages(folder: string): void {
  for (const locale of locales) {
    const path = href('notFound', locale);
    const target = join(folder, `${path}.html`);
    mkdirSync(dirname(target), { recursive: true });
    renameSync(fileOf(folder, path), target);
    rmSync(join(folder, path), { recursive: true });
    if (locale === sourceLocale) writeFileSync(join(folder, '404.html'), readFileSync(target));
  }
}

/** Files nothing on a page asks for: the style sheet that is inlined now, and what Waku writes for its own client. */
function removeUnused(folder: string): void {
  rmSync(join(folder, 'RSC'), { recursive: true, force: true });
  for (const file of readdirSync(join(folder, 'assets')))
    if (file.endsWith('.css')) rmSync(join(folder, 'assets', file));
}
