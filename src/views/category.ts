import { type Category, type CategoryKey, categoryTable } from '#src/domain/category.ts';
import type { PictureData } from '#src/domain/picture.ts';
import { isIn, type Service } from '#src/domain/service.ts';
import { type LinkView, serviceLink, type ViewContext } from '#src/views/context.ts';
import { pictureView } from '#src/views/picture.ts';

export interface CategoryView {
  key: CategoryKey;
  name: string;
  title: string;
  description: string;
  /** How many services it holds, in words. */
  count: string;
  /** The anchor of its block on the services overview. */
  anchor: string;
  icon: string;
  isFullWidth: boolean;
  image?: PictureData;
  services: (LinkView & { id: string; text: string })[];
}

/** The services of a category that have a page in the context's locale, in the category's order. */
export function servicesOf({ site, locale }: ViewContext, category: Pick<Category, 'id'>): Service[] {
  return site.services.filter((service) => service.category === category.id && isIn(service, locale));
}

/** Everything a page shows of one category. */
export function categoryView(context: ViewContext, category: Category): CategoryView {
  const { t } = context;
  // The deeper Dutch-only page belongs to a category but not to its count of offered services (A3).
  const offered = servicesOf(context, category).filter((service) => service.locales === undefined);
  return {
    key: categoryTable[category.id].key,
    name: t.text(`${category.i18nKey}.name`),
    title: t.text(`${category.i18nKey}.title`),
    description: t.text(`${category.i18nKey}.description`),
    count: t.text('categories.count', { count: offered.length }),
    anchor: categoryTable[category.id].key,
    icon: category.icon,
    isFullWidth: category.isFullWidth,
    ...(category.image && { image: pictureView(category.image, t.text(`${category.i18nKey}.imageAlt`)) }),
    services: offered.map((service) => ({
      ...serviceLink(context, service),
      id: service.id,
      text: t.text(`${service.i18nKey}.shortDescription`),
    })),
  };
}
