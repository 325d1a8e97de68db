import type { contactFields } from '#src/domain/contact-fields.ts';
import type { Service } from '#src/domain/service.ts';

/** The choice that the contact form preselects for a visitor who comes from a service (R58). */
export function preselectedService(
  service: Pick<Service, 'category' | 'id'>,
): (typeof contactFields.service.options)[number] {
  if (['woocommerce', 'shopify', 'e-commerce'].includes(service.id)) return 'webshop';
  if (service.category === 'web-development') return 'website';
  if (service.category === 'marketing-growth') return 'marketing';
  if (service.category === 'innovate-ai') return 'ai';
  return 'anders';
}
