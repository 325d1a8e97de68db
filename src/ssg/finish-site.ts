import { readFileSync, writeFileSync } from 'node:fs';
import { loadSite } from '#src/content/load-site.ts';
import { byLocale } from '#src/domain/locale.ts';
import type { SitePage } from '#src/domain/site-pages.ts';
import { checkPages, removeUnusedHashedFiles } from '#src/ssg/check.ts';
import { codeFiles, codeLoadedBy, resolveLoadNames } from '#src/ssg/code-files.ts';
import { addLangToFallbacks, fallbackTexts } from '#src/ssg/fallback-language.ts';
import { writeHeadersAndRedirects } from '#src/ssg/headers.ts';
import { classesOf, fileOf, finishPage, fontsOf, sheetsOf, tagsOf } from '#src/ssg/page.ts';
import { writeChatPages } from '#src/ssg/site-files/chat-page.ts';
import { writeLicenses } from '#src/ssg/site-files/licenses-txt.ts';
import { placeErrorPages, writeSiteFiles } from '#src/ssg/site-files.ts';
import { inlineHash, readStylesheet, stylesFor } from '#src/ssg/styles.ts';
import { chatPageView } from '#src/views/chat-page.ts';

/** What the build prints at its end. */
export interface FinishReport {
  pages: number;
  /** How many different style sheets these pages carry. */
  styleSheets: number;
}

/**
 * Turns what Waku wrote below `folder` into what is deployed: pages with their styles and entry script, the files
 * beside them, response headers. A preview is not to be indexed by search engines. Throws when a page is missing.
 */
export async function finishSite(folder: string, { isPreview = false } = {}): Promise<FinishReport> {
  const { site, catalogues } = loadSite();
  const fallbacks = byLocale((locale) => fallbackTexts(site, catalogues, locale));
  const pages = checkPages(site, folder);
  const code = codeFiles(folder);
  const sheet = readStylesheet(folder);
  const styleHashes = new Map<SitePage, string[]>();
  const onEveryPage = code.paths(['index', 'first-input']);
  // Code and fonts; whatever else is in their folder is removed.
  const loaded = new Set(onEveryPage);
  for (const routePages of Map.groupBy(pages, (page) => page.route).values()) {
    const classes = new Set<string>();
    const tags = new Set<string>();
    const loadedOnRoute = new Set(onEveryPage);
    // Ten thousand pages fit into memory as bytes, but not as text.
    const rendered = routePages.map((page) => {
      const file = fileOf(folder, page.path);
      const bytes = readFileSync(file);
      const html = bytes.toString('utf8');
      for (const name of classesOf(html)) classes.add(name);
      for (const name of tagsOf(html)) tags.add(name);
      // Pages name the code that they load later (`data-load`) by its source; its file has a hash in its name.
      for (const path of codeLoadedBy(resolveLoadNames(html, code))) loadedOnRoute.add(path);
      return { page, file, bytes };
    });
    // Scripts put classes on a page too: each quoted word in their code may be one.
    const routeStyles = await stylesFor(sheet, { classes, tags, words: code.words([...loadedOnRoute]) });
    for (const { page, file, bytes } of rendered) {
      const html = bytes.toString('utf8');
      const sheets = sheetsOf(html, routeStyles);
      const finished = finishPage(html, sheets, code);
      writeFileSync(file, addLangToFallbacks(finished, fallbacks[page.locale]));
      styleHashes.set(page, sheets.map(inlineHash));
      for (const path of fontsOf(sheets)) loaded.add(path);
    }
    for (const path of loadedOnRoute) loaded.add(path);
  }
  placeErrorPages(folder);
  writeSiteFiles(folder, site, { isPreview });
  writeLicenses(folder);
  const { chat } = site.identity;
  if (chat.provider !== 'none') {
    const script = code.script('chat-page');
    writeChatPages(folder, { chat, script, wordsIn: chatPageView });
    loaded.add(script.path);
  }
  // The one script in the head of every page: it decides before the first frame whether a notice is shown.
  const inlineScripts = [code.inline('first-notice')];
  removeUnusedHashedFiles(folder, loaded);
  const hashedFiles = [...loaded].sort();
  // Of more redirects than Cloudflare takes, it says in a sentence for each kind how many are left out.
  const warnings = writeHeadersAndRedirects(folder, site, { styleHashes, inlineScripts, hashedFiles, isPreview });
  for (const warning of warnings) console.warn(`build: ${warning}`);
  return {
    pages: pages.length,
    styleSheets: new Set([...styleHashes.values()].flat()).size,
  };
}
