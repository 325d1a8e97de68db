import { expect, test } from 'vitest';
import { loadSite } from '#src/content/load-site.ts';
import { contactView } from '#src/views/contact.ts';
import { homeView } from '#src/views/home.ts';
import type { LayoutView } from '#src/views/layout/layout.ts';
import { notFoundView } from '#src/views/not-found.ts';
import { privacyView } from '#src/views/privacy.ts';
import { projectView } from '#src/views/project.ts';
import { type ServiceView, serviceView } from '#src/views/service.ts';

const { site } = loadSite();

type Node = Record<string, unknown>;

/** The nodes of a page's graph by their type. */
function nodesOf({ layout }: { layout: LayoutView }): Record<string, Node> {
  const graph = layout.structuredData?.['@graph'] as unknown as Node[] | undefined;
  return Object.fromEntries((graph ?? []).map((node) => [String(node['@type']), node]));
}

test('home presents the agency in full: opening hours, prices, address, profiles', () => {
  const { Organization, LocalBusiness, WebSite, BreadcrumbList } = nodesOf(homeView('nl'));
  expect(Organization).toMatchObject({ '@id': 'https://windas.example/#organization', legalName: 'Windas B.V.' });
  expect(Organization?.sameAs).toHaveLength(3);
  expect(LocalBusiness).toMatchObject({
    priceRange: '€€',
    address: { addressLocality: 'Voorbeeldhaven', addressCountry: 'NL' },
    openingHoursSpecification: {
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: site.facts.openFrom.value,
      closes: site.facts.openTo.value,
    },
  });
  expect(WebSite).toMatchObject({ url: 'https://windas.example/nl', inLanguage: 'nl-NL' });
  expect(BreadcrumbList).toBeUndefined();
});

test('both languages speak of one agency', () => {
  const [nl, en] = [nodesOf(homeView('nl')), nodesOf(homeView('en'))];
  expect(en.Organization).toEqual(nl.Organization);
  expect(en.LocalBusiness).toEqual(nl.LocalBusiness);
});

test('nobody rates himself (A11)', () => {
  for (const view of [homeView('nl'), contactView('en')]) {
    expect(JSON.stringify(view.layout.structuredData)).not.toMatch(/rating|review/i);
  }
});

test('a service names its provider and area, below its trail', () => {
  const { Organization, LocalBusiness, BreadcrumbList, Service } = nodesOf(
    serviceView('en', 'web-development') as ServiceView,
  );
  expect(Service).toMatchObject({
    name: 'Website development',
    provider: { '@id': Organization?.['@id'] },
    areaServed: { '@type': 'Country', name: 'Netherlands' },
  });
  expect(Object.keys(Organization ?? {})).toEqual(['@type', '@id', 'name', 'url']);
  expect(LocalBusiness).toBeUndefined();
  const trail = (BreadcrumbList?.itemListElement ?? []) as Node[];
  expect(trail.map(({ position, item }) => [position, item])).toEqual([
    [1, 'https://windas.example/en'],
    [2, 'https://windas.example/en/services'],
    [3, 'https://windas.example/en/services/web-development'],
  ]);
});

test('cases, the policy and the questions have their own type', () => {
  expect(nodesOf(projectView('nl', 'solin-bio')).CreativeWork).toMatchObject({
    name: 'Solin.bio',
    dateCreated: '2025',
  });
  expect(nodesOf(privacyView('en')).Article).toMatchObject({ inLanguage: 'en' });
  expect(nodesOf(contactView('nl')).FAQPage?.mainEntity).toHaveLength(4);
});

test('a page that is not to be listed says nothing', () => {
  expect(notFoundView('nl', 'notFound').layout.structuredData).toBeUndefined();
});
