import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Locale, locales } from '#src/domain/locale.ts';
import { hreflangLinks } from '#src/domain/page-address.ts';
import type { SiteModel } from '#src/domain/site-model.ts';
import { pageListPath } from '#src/domain/suggest-page.ts';
import { vcard, vcardPath } from '#src/domain/vcard.ts';
import { writeFinderIndexes } from '#src/ssg/finder-index.ts';
import { lastChanges } from '#src/ssg/last-changes.ts';
import { llmsTxt } from '#src/ssg/llms-txt.ts';
import { redirectsFile, redirectsOf } from '#src/ssg/redirects.ts';
import { securityTxt, securityTxtPath } from '#src/ssg/security-txt.ts';
import { type SitemapEntry, sitemap } from '#src/ssg/sitemap.ts';
import { webManifest } from '#src/ssg/web-manifest.ts';
import { type IndexedPage, siteIndex } from '#src/views/site-index.ts';

/**
 * Writes what lies beside the pages: sitemap, robots.txt, llms.txt, security.txt, web manifest, the agency's card,
 * redirects, the indexes of the service finder, and the list of pages for the not-found page. `root` is where `content/`
 * and its history are. Throws when a redirect that must be there does not fit, and gives a sentence for each kind that
 * was left out.
 */
export function writeSiteFiles(folder: string, site: SiteModel, root: string = process.cwd()): string[] {
  const { identity } = site;
  const changes = lastChanges(root, ['content', 'i18n']);
  const pages = locales.map((locale) => ({ locale, index: siteIndex(locale) }));
  const entries = pages.flatMap(({ locale, index }) =>
    index.map((page): SitemapEntry => {
      const lastModified = changes.of(sourceFiles(page, locale));
      return {
        url: `${identity.baseUrl}${page.path}`,
        alternates: hreflangLinks(page.subject, identity.baseUrl),
        ...(lastModified && { lastModified }),
      };
    }),
  );
  const redirects = redirectsFile(redirectsOf(site, site.slugLock));
  const files: Record<string, string> = {
    '/sitemap.xml': sitemap(entries),
    '/robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${identity.baseUrl}/sitemap.xml\n`,
    '/llms.txt': llmsTxt(),
    [securityTxtPath]: securityTxt(identity, { changed: changes.newest, now: new Date() }),
    '/manifest.webmanifest': JSON.stringify(webManifest(identity)),
    [vcardPath(identity)]: vcard(identity),
    '/_redirects': redirects.text,
  };
  for (const { locale, index } of pages) files[pageListPath(locale)] = pageList(locale, index);
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  writeFinderIndexes(folder);
  return redirects.leftOut;
}

/** The files of a page, from the root of the project. */
function sourceFiles({ sources }: IndexedPage, locale: Locale): string[] {
  const messages = sources.messages.map((key) => `i18n/${locale}/${key.replaceAll('.', '/')}.json`);
  return [...messages, ...(sources.record ? [`content/${sources.record}.yaml`] : [])];
}

/** Rows of path below the locale and name: what `suggestPage` takes. */
function pageList(locale: Locale, index: readonly IndexedPage[]): string {
  return JSON.stringify(index.map(({ path, name }) => [path.slice(`/${locale}/`.length), name]));
}
