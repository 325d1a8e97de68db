import { type CategoryKey, categoryTable } from '#src/domain/category.ts';
import type { contactFields } from '#src/domain/contact-fields.ts';
import { type PageAddress, pathOf } from '#src/domain/page-address.ts';
import { type FixedRoute, href } from '#src/domain/routes.ts';
import { type Service, serviceById } from '#src/domain/service.ts';
import type { ViewContext } from '#src/views/context.ts';

/** A link with its text. */
export interface LinkView {
  label: string;
  href: string;
}

/** A link to a fixed page, with a message as its text. */
export function pageLink({ locale, t }: ViewContext, route: FixedRoute, labelId: string): LinkView {
  return { label: t.text(labelId), href: href(route, locale) };
}

/** A link to each category's block on the services overview. */
export function categoryLinks({ locale, site, t }: ViewContext): (LinkView & { key: CategoryKey })[] {
  return site.categories.map(({ id, i18nKey }) => {
    const { key } = categoryTable[id];
    return { key, label: t.text(`${i18nKey}.name`), href: `${href('services', locale)}#${key}` };
  });
}

/** A link to the page of a service, with its title as its text. */
export function serviceLink({ locale, t }: ViewContext, service: Service): LinkView {
  const address: PageAddress = { route: 'service', service };
  // A service that this locale has no page of has no path: the link leads to the overview.
  return { label: t.text(`${service.i18nKey}.title`), href: pathOf(address, locale) ?? href('services', locale) };
}

/** The choice that the contact form preselects for a visitor who comes from a service (R58); `anders` is “other”. */
export function serviceChoiceFor(
  service: Pick<Service, 'category' | 'id'>,
): (typeof contactFields.service.options)[number] {
  // Tested first: the category of these is `web-development` too.
  if (['woocommerce', 'shopify', 'e-commerce'].includes(service.id)) return 'webshop';
  if (service.category === 'web-development') return 'website';
  if (service.category === 'marketing-growth') return 'marketing';
  if (service.category === 'innovate-ai') return 'ai';
  return 'anders';
}

/** The five main services: the cards of the overview and links of the footer (R29). */
export const mainServices = [
  'woocommerce',
  'shopify',
  'headless-laravel',
  'marketing-automatisering',
  'onderhoud-support',
] as const;

/** A link to each main service that is published. */
export function mainServiceLinks(context: ViewContext): LinkView[] {
  return mainServices.flatMap((id) => {
    const service = serviceById(context.site.services, id);
    return service ? [serviceLink(context, service)] : [];
  });
}
