import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorRoutes } from '#src/domain/error-page.ts';
import { finderPath } from '#src/domain/finder.ts';
import { type Locale, locales, sourceLocale } from '#src/domain/locale.ts';
import { hreflangLinks, pageListPath } from '#src/domain/page-address.ts';
import { href } from '#src/domain/routes.ts';
import type { SiteModel } from '#src/domain/site-model.ts';
import { vcard, vcardPath } from '#src/domain/vcard.ts';
import { fileOf } from '#src/ssg/page.ts';
import { lastChanges } from '#src/ssg/site-files/last-changes.ts';
import { licensesPath } from '#src/ssg/site-files/licenses-txt.ts';
import { llmsTxt } from '#src/ssg/site-files/llms-txt.ts';
import { securityTxt, securityTxtPath } from '#src/ssg/site-files/security-txt.ts';
import { type SitemapEntry, sitemap } from '#src/ssg/site-files/sitemap.ts';
import { webManifest } from '#src/ssg/site-files/web-manifest.ts';
import { finderIndex } from '#src/views/finder.ts';
import { type IndexedPage, siteIndex } from '#src/views/site-index.ts';

export interface SiteFileOptions {
  /** Where `content/` and its history are. */
  root?: string;
  /** Whether search engines are told to leave the site alone. */
  isPreview?: boolean;
}

/**
 * Writes what lies beside the pages: sitemap, robots.txt, llms.txt, security.txt, web manifest, the agency's vCard, the
 * indexes of the service finder, and the lists of pages for the not-found page.
 */
export function writeSiteFiles(
  folder: string,
  site: SiteModel,
  { root = process.cwd(), isPreview = false }: SiteFileOptions = {},
): void {
  const { identity } = site;
  const changes = lastChanges(root, ['content', 'i18n']);
  const indexes = locales.map((locale) => ({ locale, index: siteIndex(locale) }));
  const entries = indexes.flatMap(({ locale, index }) =>
    index.map((page): SitemapEntry => {
      const lastModified = changes.of(sourceFiles(page, locale));
      return {
        url: `${identity.baseUrl}${page.path}`,
        alternates: hreflangLinks(page.subject, identity.baseUrl),
        ...(lastModified && { lastModified }),
      };
    }),
  );
  const files: Record<string, string> = {
    '/sitemap.xml': sitemap(entries),
    '/robots.txt': robotsTxt(identity, isPreview),
    '/llms.txt': llmsTxt(),
    [securityTxtPath]: securityTxt(identity, { changed: changes.newest, now: new Date() }),
    '/manifest.webmanifest': JSON.stringify(webManifest(identity)),
    [vcardPath(identity)]: vcard(identity),
  };
  for (const { locale, index } of indexes) {
    files[pageListPath(locale)] = pageList(locale, index);
    files[finderPath(locale)] = JSON.stringify(finderIndex(locale));
  }
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/**
 * Moves each error page from `404/index.html` to `404.html`, because Cloudflare serves the nearest `404.html` up the
 * tree. Each locale has two: one for its services (A41), one for its other addresses. Addresses outside the locales get
 * a copy of the Dutch one (A12).
 */
export function placeErrorPages(folder: string): void {
  for (const path of errorRoutes.flatMap((route) => locales.map((locale) => href(route, locale)))) {
    renameSync(fileOf(folder, path), join(folder, `${path}.html`));
    rmSync(join(folder, path), { recursive: true });
  }
  copyFileSync(join(folder, `${href('notFound', sourceLocale)}.html`), join(folder, '404.html'));
}

function robotsTxt({ baseUrl }: SiteModel['identity'], isPreview: boolean): string {
  if (isPreview) return 'User-agent: *\nDisallow: /\n';
  return [
    // No page links to the file with the licences, so this comment gives its address.
    `# The licences of what others have made for this site: ${baseUrl}${licensesPath}`,
    'User-agent: *\nAllow: /\n',
    `Sitemap: ${baseUrl}/sitemap.xml\n`,
  ].join('\n');
}

/** The files in `i18n/` and `content/` that a page is made from, by their paths from the root of the project. */
function sourceFiles({ sources }: IndexedPage, locale: Locale): string[] {
  const messages = sources.messagePrefixes.map((prefix) => `i18n/${locale}/${prefix.replaceAll('.', '/')}.json`);
  return [...messages, ...(sources.record ? [`content/${sources.record}.yaml`] : [])];
}

/** The pages as JSON for `suggestPages`: rows of the path below the locale, and the name. */
function pageList(locale: Locale, index: readonly IndexedPage[]): string {
  return JSON.stringify(index.map(({ path, name }) => [path.slice(`/${locale}/`.length), name]));
}
