import type { FAQPage, Graph, ListItem, Thing } from 'schema-dts';
import type { Identity } from '#src/domain/identity.ts';
import { localeData } from '#src/domain/locale.ts';
import type { PageMeta } from '#src/domain/page-meta.ts';
import { agencyNodes, agencyReference } from '#src/views/structured-data/agency.ts';
import { subjectNodes } from '#src/views/structured-data/subject.ts';

/**
 * The structured data of a page as a schema.org graph, without nodes that belong to other pages. The agency is
 * described in full on home and contact, by name elsewhere. It has no rating: search engines ignore self-serving ones
 * (A11). Undefined on a page that is not to be indexed.
 */
export function structuredDataView(meta: PageMeta, identity: Identity): Graph | undefined {
  if (meta.noIndex) return undefined;
  // Home and contact have the agency in full; of these only home has no breadcrumbs.
  const isHome = meta.organization && meta.breadcrumbs.length === 0;
  const nodes: Thing[] = [
    ...agencyNodes(meta, identity),
    ...(isHome ? [webSite(meta, identity)] : []),
    ...(meta.breadcrumbs.length > 0 ? [breadcrumbList(meta, identity)] : []),
    ...subjectNodes(meta, identity),
    ...(meta.faq ? [faqPage(meta, meta.faq)] : []),
  ];
  return { '@context': 'https://schema.org', '@graph': nodes };
}

function webSite({ url, locale }: PageMeta, identity: Identity): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: identity.name,
    url,
    inLanguage: localeData[locale].hreflang,
    publisher: agencyReference(identity),
  };
}

function breadcrumbList({ breadcrumbs, url }: PageMeta, { baseUrl }: Identity): Thing {
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

function faqPage({ url, locale }: PageMeta, faq: NonNullable<PageMeta['faq']>): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    inLanguage: localeData[locale].hreflang,
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
