import { serviceById } from '#src/domain/service.ts';
import type { ViewContext } from '#src/views/context.ts';
import { type LinkView, serviceLink } from '#src/views/links.ts';

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
