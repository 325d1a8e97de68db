import { type CategoryKey, categoryTable } from '#src/domain/category.ts';
import { type PageAddress, pathOf } from '#src/domain/page-address.ts';
import { type FixedRoute, href } from '#src/domain/routes.ts';
import type { Service } from '#src/domain/service.ts';
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
  return { label: t.text(`${service.i18nKey}.title`), href: pathOf(address, locale) ?? href('services', locale) };
}
