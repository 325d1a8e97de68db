import type { FAQPage, Graph, ListItem, LocalBusiness, Organization, Thing } from 'schema-dts';
import { hreflangOf, sourceLocale } from '#src/domain/locale.ts';
import type { PageMeta } from '#src/domain/page-meta.ts';
import { href } from '#src/domain/routes.ts';
import type { days, Site } from '#src/domain/site.ts';
import { sharePath } from '#src/views/meta.ts';

/**
 * What a page says to search engines as schema.org's graph: only what belongs to this page, and nothing that only points
 * to another one. The agency stands in full on home and contact, by name elsewhere. No rating: nobody rates himself (A11).
 * Undefined on a page that is not to be indexed.
 */
export function structuredData(meta: PageMeta, identity: Site): Graph | undefined {
  if (meta.noIndex) return undefined;
  const nodes: Thing[] = [
    ...agency(meta, identity),
    ...(meta.organization && meta.breadcrumbs.length === 0 ? [webSite(meta, identity)] : []),
    ...(meta.breadcrumbs.length > 0 ? [breadcrumbList(meta, identity)] : []),
    ...subject(meta, identity),
    ...(meta.faq ? [faqPage(meta, meta.faq)] : []),
  ];
  return { '@context': 'https://schema.org', '@graph': nodes };
}

const organizationId = ({ baseUrl }: Site): string => `${baseUrl}/#organization`;
const reference = (identity: Site) => ({ '@id': organizationId(identity) });

function agency({ organization, localBusiness }: PageMeta, identity: Site): Thing[] {
  const { baseUrl, name } = identity;
  const short = {
    '@type': 'Organization' as const,
    '@id': organizationId(identity),
    name,
    url: `${baseUrl}${href('home', sourceLocale)}`,
  };
  if (!organization || !localBusiness) return [short];
  const full: Organization = {
    ...short,
    legalName: organization.legalName,
    logo: `${baseUrl}/icon-512.png`,
    email: organization.email,
    telephone: organization.phone,
    vatID: organization.btw,
    identifier: { '@type': 'PropertyValue', propertyID: 'KvK', value: organization.kvk },
    sameAs: organization.social.map(({ url }) => url),
  };
  const { address, openingHours } = localBusiness;
  const place: LocalBusiness = {
    '@type': 'LocalBusiness',
    '@id': `${baseUrl}/#localbusiness`,
    name,
    url: short.url,
    image: `${baseUrl}${sharePath(href('home', sourceLocale))}`,
    telephone: localBusiness.phone,
    priceRange: localBusiness.priceRange,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: openingHours.days.map((day) => dayNames[day]),
      opens: openingHours.from,
      closes: openingHours.to,
    },
    parentOrganization: reference(identity),
  };
  return [full, place];
}

/** Schema.org names days in full. */
const dayNames = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
} as const satisfies Record<(typeof days)[number], string>;

function webSite({ url, locale }: PageMeta, identity: Site): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: identity.name,
    url,
    inLanguage: hreflangOf[locale],
    publisher: reference(identity),
  };
}

function breadcrumbList({ breadcrumbs, url }: PageMeta, { baseUrl }: Site): Thing {
  const items = breadcrumbs.map(
    ({ label, href: path }, index): ListItem => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: path ? `${baseUrl}${path}` : url,
    }),
  );
  return { '@type': 'BreadcrumbList', itemListElement: items };
}

/** The service, case or text that a page is about. */
function subject({ service, work, type, breadcrumbs, title, url, locale, image }: PageMeta, identity: Site): Thing[] {
  const organization = reference(identity);
  if (service) {
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
      },
    ];
  }
  const written = { url, inLanguage: hreflangOf[locale], image: image.url };
  if (work) {
    const { name, description, year } = work;
    return [
      {
        '@type': 'CreativeWork',
        '@id': `${url}#work`,
        name,
        description,
        ...written,
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
      headline: breadcrumbs.at(-1)?.label ?? title,
      ...written,
      author: organization,
      publisher: organization,
    },
  ];
}

function faqPage({ url, locale }: PageMeta, faq: NonNullable<PageMeta['faq']>): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    inLanguage: hreflangOf[locale],
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
