import type { LocalBusiness, Organization, Thing } from 'schema-dts';
import type { Identity, weekdayCodes } from '#src/domain/identity.ts';
import { sourceLocale } from '#src/domain/locale.ts';
import type { PageMeta } from '#src/domain/page-meta.ts';
import { href } from '#src/domain/routes.ts';
import { sharePath } from '#src/views/meta.ts';

/** The names of the days in schema.org. */
const dayNames = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
} as const satisfies Record<(typeof weekdayCodes)[number], string>;

const organizationId = ({ baseUrl }: Identity): string => `${baseUrl}/#organization`;

/** Refers to the agency from another node. */
export function agencyReference(identity: Identity): { '@id': string } {
  return { '@id': organizationId(identity) };
}

/** The agency by name, or in full if the metadata contains it. */
export function agencyNodes({ organization, localBusiness }: PageMeta, identity: Identity): Thing[] {
  const { baseUrl, name } = identity;
  const short = {
    '@type': 'Organization' as const,
    '@id': organizationId(identity),
    name,
    url: `${baseUrl}${href('home', sourceLocale)}`,
  };
  if (!organization || !localBusiness) return [short];
  // `btw` is the VAT number, `kvk` the number in the Dutch trade register.
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
  const { address, openingDays, opens, closes } = localBusiness;
  const localBusinessNode: LocalBusiness = {
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
      dayOfWeek: openingDays.map((day) => dayNames[day]),
      opens,
      closes,
    },
    parentOrganization: agencyReference(identity),
  };
  return [full, localBusinessNode];
}
