import { type CategoryKey, categoryTable } from '#src/domain/category.ts';
import { type Locale, locales } from '#src/domain/locale.ts';
import { hasPageIn } from '#src/domain/service.ts';
import { viewContext } from '#src/views/context.ts';
import { type DrawingView, drawingView } from '#src/views/drawing.ts';

/** A drawing in one language, of which the site shows a small picture. */
export interface WantedDrawing {
  /** The id of the service, such as `seo`. */
  id: string;
  locale: Locale;
  /** Gives the drawing the colour of its background. */
  categoryKey: CategoryKey;
  drawing: DrawingView;
}

/** The drawing of every service, in each language in which the service has a page. */
export function wantedDrawings(): WantedDrawing[] {
  return locales.flatMap((locale) => {
    const context = viewContext(locale);
    return context.site.services.flatMap((service) => {
      const drawing = hasPageIn(service, locale) ? drawingView(context, service) : undefined;
      const { id, category } = service;
      return drawing ? [{ id, locale, categoryKey: categoryTable[category].key, drawing }] : [];
    });
  });
}
