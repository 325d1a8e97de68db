import type { Locale } from '#src/domain/locale.ts';
import type { SiteModel } from '#src/domain/site-model.ts';
import { sitePages } from '#src/domain/site-pages.ts';

/** A page to take a picture of. */
export interface ScreenPage {
  template: string;
  path: string;
}

/**
 * One page of every template in a locale: the one with the longest address, whose heading is likely to be the longest
 * too.
 */
export function screenPages(site: SiteModel, locale: Locale): ScreenPage[] {
  const byTemplate = Map.groupBy(
    sitePages(site).filter((page) => page.locale === locale),
    ({ template }) => template,
  );
  return [...byTemplate].map(([template, pages]) => {
    const longest = pages.reduce((best, { path }) => (path.length > best.length ? path : best), '');
    // An error page is shown at an address that does not exist.
    return { template, path: longest.replace(/\/404$/, '/nope') };
  });
}
