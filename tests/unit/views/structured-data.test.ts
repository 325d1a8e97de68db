import { expect, test } from 'vitest';
import { loadSite } from '#src/content/load-site.ts';
import { localeData, locales } from '#src/domain/locale.ts';
import { contactView } from '#src/views/contact.ts';
import { homeView } from '#src/views/home.ts';
import type { LayoutView } from '#src/views/layout/layout.ts';
import { legalView } from '#src/views/legal.ts';
import { notFoundView } from '#src/views/not-found.ts';
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
  expect(nodesOf(legalView('en', 'privacy')).Article).toMatchObject({ inLanguage: 'en' });
  expect(nodesOf(contactView('nl')).FAQPage?.mainEntity).toHaveLength(4);
});

test.each(locales)(
  'a case and the policy in %s give the dates of their records to readers, previews and search engines (R56)',
  (locale) => {
    const [work] = site.projects;
    const policy = legalView(locale, 'privacy');
    const project = projectView(locale, work?.slug ?? '');
    const { CreativeWork } = nodesOf(project);
    for (const [{ layout }, node, dates] of [
      [project, CreativeWork, work?.dates],
      [policy, nodesOf(policy).Article, site.identity.documents.privacy.dates],
    ] as const) {
      expect(layout.meta).toMatchObject({ ...dates });
      expect(node).toMatchObject({ datePublished: dates?.published, dateModified: dates?.modified });
    }
    const inFull = (day = '') =>
      new Intl.DateTimeFormat(localeData[locale].intl, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
    expect(policy.updated).toContain(inFull(site.identity.documents.privacy.dates.modified));
    expect(project.dates).toContain(inFull(work?.dates.published));
    expect(project.dates).toContain(inFull(work?.dates.modified));
  },
);

test('a page whose record has no dates claims none', () => {
  const { layout } = serviceView('nl', 'seo') as ServiceView;
  expect(layout.meta).not.toHaveProperty('modified');
  expect(JSON.stringify(layout.structuredData)).not.toContain('dateModified');
});

test('a page that is not to be listed says nothing', () => {
  expect(notFoundView('nl', 'notFound').layout.structuredData).toBeUndefined();
});
