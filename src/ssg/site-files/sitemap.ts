import { escapeMarkup } from '#src/domain/markup.ts';
import type { Alternate } from '#src/domain/page-meta.ts';

/** One page of the sitemap; URLs are absolute. */
export interface SitemapEntry {
  url: string;
  alternates: readonly Alternate[];
  /** A day such as `2026-11-20`; left out if it is unknown. */
  lastModified?: string;
}

/** How many pages a sitemap may have. */
const entriesAtMost = 50_000;

/** The text of `sitemap.xml`. Throws beyond the 50,000 pages that one file may name. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  if (entries.length > entriesAtMost) {
    throw new Error(
      `a sitemap holds ${entriesAtMost} pages, the site has ${entries.length}: write several and an index`,
    );
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.map(({ url, alternates, lastModified }) =>
      [
        `<url><loc>${escapeMarkup(url)}</loc>`,
        ...(lastModified ? [`<lastmod>${lastModified}</lastmod>`] : []),
        ...alternates.map(
          (link) => `<xhtml:link rel="alternate" hreflang="${link.hreflang}" href="${escapeMarkup(link.url)}"/>`,
        ),
        '</url>',
      ].join(''),
    ),
    '</urlset>',
    '',
  ].join('\n');
}
