import type { Offer, Thing } from 'schema-dts';
import type { Identity } from '#src/domain/identity.ts';
import { localeData } from '#src/domain/locale.ts';
import type { PageMeta } from '#src/domain/page-meta.ts';
import type { Price } from '#src/domain/service.ts';
import { agencyReference } from '#src/views/structured-data/agency.ts';

/** The service, case or text that a page is about. */
export function subjectNodes(
  { service, work, type, breadcrumbs, title, url, locale, image, published, modified }: PageMeta,
  identity: Identity,
): Thing[] {
  const organization = agencyReference(identity);
  if (service) {
    // In the language of the page: “Nederland” for `NL`.
    const country = new Intl.DisplayNames([locale], { type: 'region' }).of(identity.address.country);
    return [
      {
        '@type': 'Service',
        name: service.name,
        description: service.description,
        serviceType: service.category,
        url,
        provider: organization,
        areaServed: { '@type': 'Country', name: country ?? identity.address.country },
        ...(service.price && { offers: offer(service.price) }),
      },
    ];
  }
  /** What a case and an article have in common. */
  const commonProperties = {
    url,
    inLanguage: localeData[locale].hreflang,
    image: image.url,
    ...(published && { datePublished: published }),
    ...(modified && { dateModified: modified }),
  };
  if (work) {
    const { name, description, year } = work;
    return [
      {
        '@type': 'CreativeWork',
        '@id': `${url}#work`,
        name,
        description,
        ...commonProperties,
        dateCreated: String(year),
        creator: organization,
      },
    ];
  }
  if (type !== 'article') return [];
  return [
    {
      '@type': 'Article',
      '@id': `${url}#article`,
      // `title` ends with the name of the site.
      headline: breadcrumbs.at(-1)?.label ?? title,
      ...commonProperties,
      author: organization,
      publisher: organization,
    },
  ];
}

/** A price that the owner has confirmed, without VAT. */
function offer({ from, to }: Pick<Price, 'from' | 'to'>): Offer {
  return {
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'PriceSpecification',
      priceCurrency: 'EUR',
      minPrice: from,
      ...(to !== undefined && { maxPrice: to }),
      valueAddedTaxIncluded: false,
    },
  };
}
