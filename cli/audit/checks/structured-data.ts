import type { AuditPage, AuditSite } from '#cli/audit/audit-site.ts';
import type { Check, Problem } from '#cli/audit/check.ts';
import type { AuditElement } from '#cli/audit/element.ts';
import { pathOnSite } from '#cli/audit/targets.ts';
import { problemOf } from './links.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type GraphNode = { [key: string]: Json };

/** What search engines ask of each type that the site uses; a type without a row is a finding. */
const requiredFields: Record<string, readonly string[]> = {
  Organization: ['@id', 'name', 'url'],
  LocalBusiness: ['@id', 'name', 'address', 'telephone', 'openingHoursSpecification', 'priceRange', 'image'],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  PropertyValue: ['propertyID', 'value'],
  WebSite: ['@id', 'name', 'url', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Service: ['name', 'description', 'provider', 'areaServed', 'serviceType'],
  Country: ['name'],
  Offer: ['priceSpecification'],
  PriceSpecification: ['priceCurrency', 'minPrice', 'valueAddedTaxIncluded'],
  CreativeWork: ['name', 'description', 'creator', 'image', 'datePublished', 'dateModified'],
  Article: ['headline', 'author', 'image', 'datePublished', 'dateModified'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

/** The types that a page must have in its graph, by its route. */
const requiredTypes: Partial<Record<AuditPage['route'], readonly string[]>> = {
  home: ['Organization', 'LocalBusiness', 'WebSite'],
  contact: ['LocalBusiness', 'FAQPage'],
  service: ['Service'],
  project: ['CreativeWork'],
  privacy: ['Article'],
  terms: ['Article'],
  accessibility: ['Article'],
};

/** The graph of a page parses, has the fields its types need, points only at its own nodes, and rates nobody (A11). */
export const structuredData: Check = {
  name: 'structured-data',
  page: (page, site) => {
    const scripts = page.elements.filter(({ attributes }) => attributes.get('type') === 'application/ld+json');
    const [at] = scripts;
    // Structured data is for search engines, which may not list this page.
    if (!page.isListed) return scripts.map((script) => ({ at: script, message: 'on a page that is not to be listed' }));
    if (!at) return [{ message: 'no structured data' }];
    if (scripts.length > 1) return [{ at, message: 'more than one block: put all into one graph' }];
    const graph = parse(at);
    if (!graph) return [{ at, message: 'is no JSON with a context and a graph' }];
    const nodes = [...nodesIn(graph['@graph'] ?? null)];
    const ids = new Set(nodes.filter((node) => '@type' in node).map((node) => node['@id']));
    const types = new Set(nodes.map((node) => node['@type']));
    const isHome = page.route === 'home';
    return [
      ...(requiredTypes[page.route] ?? []).filter((type) => !types.has(type)).map((type) => `no ${type} on this page`),
      ...(isHome || types.has('BreadcrumbList') ? [] : ['no BreadcrumbList on a page below home']),
      ...nodes.flatMap((node) => nodeProblems(node, ids)),
      ...nodes.flatMap((node) => addressProblems(node, site)),
    ].map((message): Problem => ({ at, message }));
  },
};

function parse(script: AuditElement): GraphNode | undefined {
  try {
    const graph = JSON.parse(script.children.join('')) as GraphNode;
    return graph['@context'] === 'https://schema.org' && Array.isArray(graph['@graph']) ? graph : undefined;
  } catch {
    return undefined;
  }
}

/** Every object in a graph, the nested ones too. */
function* nodesIn(json: Json): Generator<GraphNode> {
  if (Array.isArray(json)) for (const item of json) yield* nodesIn(item);
  else if (json !== null && typeof json === 'object') {
    yield json;
    for (const value of Object.values(json)) yield* nodesIn(value);
  }
}

function nodeProblems(node: GraphNode, ids: ReadonlySet<Json | undefined>): string[] {
  const type = node['@type'];
  // A node without a type only points at another: `{ "@id": … }`.
  if (type === undefined) {
    const id = node['@id'];
    if (id === undefined) return ['an object without `@type`'];
    return ids.has(id) ? [] : [`\`${String(id)}\` points at no node of this page`];
  }
  const fields = requiredFields[String(type)];
  if (!fields) return [`nobody has said what a ${String(type)} needs; see cli/audit/checks/structured-data.ts`];
  return [
    ...fields.filter((field) => isEmpty(node[field])).map((field) => `${String(type)} needs \`${field}\``),
    ...('aggregateRating' in node || 'review' in node ? [`a rating of ourselves in ${String(type)}`] : []),
  ];
}

const isEmpty = (value: Json | undefined): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Addresses of the site must be pages or files; `@id` is a name, not an address. */
function addressProblems(node: GraphNode, site: AuditSite): string[] {
  return ['url', 'item', 'logo', 'image'].flatMap((field) =>
    [node[field]].flat().flatMap((value) => {
      const path = typeof value === 'string' ? pathOnSite(value, site.identity.baseUrl) : undefined;
      const problem = path === undefined ? undefined : problemOf(path, site);
      return problem ? [`\`${String(value)}\` in \`${field}\` ${problem}`] : [];
    }),
  );
}
