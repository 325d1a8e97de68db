import { type CategoryKey, categoryTable } from '#src/domain/category.ts';
import { type Locale, locales } from '#src/domain/locale.ts';
import { hasPageIn } from '#src/domain/service.ts';
import { viewContext } from '#src/views/context.ts';
import { type SpecimenView, specimenView } from '#src/views/specimen.ts';

/** A drawing in one language, of which the site shows a small picture. */
export interface WantedDrawing {
  /** The id of the service, such as `seo`. */
  id: string;
  locale: Locale;
  /** Gives the drawing the colour of its background. */
  categoryKey: CategoryKey;
  specimen: SpecimenView;
}

/** The drawing of every service, in each language in which the service has a page. */
export function wantedDrawings(): WantedDrawing[] {
  return locales.flatMap((locale) => {
    const context = viewContext(locale);
    return context.site.services.flatMap((service) => {
      const specimen = hasPageIn(service, locale) ? specimenView(context, service) : undefined;
      const { id, category } = service;
      return specimen ? [{ id, locale, categoryKey: categoryTable[category].key, specimen }] : [];
    });
  });
}
