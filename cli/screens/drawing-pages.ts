import type { Locale } from '#src/domain/locale.ts';
import type { SiteModel } from '#src/domain/site-model.ts';
import { sitePages } from '#src/domain/site-pages.ts';

/** A page with a drawing on it. */
export interface DrawingPage {
  /** The id of the service. */
  id: string;
  path: string;
}

/**
 * The pages of a locale that show a drawing, in the order of the menu. With `ids`, only the pages of those services,
 * in that order; it throws if one of them shows no drawing.
 */
export function drawingPages(site: SiteModel, locale: Locale, ids?: readonly string[]): DrawingPage[] {
  const pages = sitePages(site).flatMap(({ subject, path, ...page }) =>
    subject.route === 'service' && subject.service.drawing && page.locale === locale
      ? [{ id: subject.service.id, path }]
      : [],
  );
  if (!ids) return pages;
  return ids.map((id) => {
    const page = pages.find((candidate) => candidate.id === id);
    if (!page)
      throw new Error(
        `No page in \`${locale}\` shows a drawing of \`${id}\`. Write the id of its record in content/services.`,
      );
    return page;
  });
}
