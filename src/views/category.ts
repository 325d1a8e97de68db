import { type Category, type CategoryKey, categoryTable } from '#src/domain/category.ts';
import type { PictureData } from '#src/domain/picture.ts';
import type { Service } from '#src/domain/service.ts';
import type { SiteModel } from '#src/domain/site-model.ts';
import type { ViewContext } from '#src/views/context.ts';
import { pictureView } from '#src/views/picture.ts';
import { type ServiceCard, serviceCard } from '#src/views/service-card.ts';

export interface CategoryView {
  key: CategoryKey;
  name: string;
  title: string;
  description: string;
  /** How many services it has, in words. */
  count: string;
  /** The anchor of its block on the services overview: the same as `key`. */
  anchor: string;
  /** Name of a Lucide icon. */
  icon: string;
  /** Whether its block on the overview has the whole width and drawings; otherwise it is a card with the names of its services. */
  isFullWidth: boolean;
  image?: PictureData;
  services: ServiceCard[];
}

const servicesBySite = new WeakMap<SiteModel, Map<string, Service[]>>();

/**
 * The services of a category in their order, without those that only some locales have, so that lists and counts are
 * the same in all languages: the page of such a service is linked from that of its `detailOf` instead. Cached per site,
 * because every service page needs them.
 */
export function servicesIn({ site }: ViewContext, category: Pick<Category, 'id'>): readonly Service[] {
  const byCategory =
    servicesBySite.get(site) ??
    Map.groupBy(
      // A service without `locales` is in all of them.
      site.services.filter((service) => service.locales === undefined),
      (service) => service.category,
    );
  servicesBySite.set(site, byCategory);
  return byCategory.get(category.id) ?? [];
}

/** The category of a service. Throws if `content/categories.yaml` does not have it. */
export function categoryOf({ site }: ViewContext, service: Pick<Service, 'id' | 'category'>): Category {
  const category = site.categories.find(({ id }) => id === service.category);
  if (!category) throw new Error(`service ${service.id}: content/categories.yaml has no \`${service.category}\``);
  return category;
}

/** Everything a page shows of one category. */
export function categoryView(context: ViewContext, category: Category): CategoryView {
  const { t } = context;
  const services = servicesIn(context, category);
  return {
    key: categoryTable[category.id].key,
    name: t.text(`${category.i18nKey}.name`),
    title: t.text(`${category.i18nKey}.title`),
    description: t.text(`${category.i18nKey}.description`),
    count: t.text('categories.count', { count: services.length }),
    anchor: categoryTable[category.id].key,
    icon: category.icon,
    isFullWidth: category.isFullWidth,
    ...(category.image && { image: pictureView(category.image, t.text(`${category.i18nKey}.imageAlt`)) }),
    services: services.map((service) => serviceCard(context, service)),
  };
}

/** How many services of its category a service page shows at most. No category has more yet, so all are shown. */
const siblingsAtMost = 12;

/** The other services of a category, `siblingsAtMost` of them: those that follow the service, then the first ones. */
export function siblingServices<S>(offered: readonly S[], service: S): S[] {
  // -1 for a service that is not among them, such as a draft: then all of `offered` follow it, and none precede it.
  const at = offered.indexOf(service);
  return [...offered.slice(at + 1), ...offered.slice(0, Math.max(0, at))].slice(0, siblingsAtMost);
}
