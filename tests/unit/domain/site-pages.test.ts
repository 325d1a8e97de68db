import { expect, test } from 'vitest';
import { loadSite } from '#src/content/load-site.ts';
import { alternateLocales, locales } from '#src/domain/locale.ts';
import { pathOf } from '#src/domain/page-address.ts';
import { fixedRoutes, href, unlistedRoutes } from '#src/domain/routes.ts';
import { hasPageIn } from '#src/domain/service.ts';
import { sitePages } from '#src/domain/site-pages.ts';

const { site } = loadSite();
const pages = sitePages(site);

test('every fixed route, service and case is a page in each locale that has it, once', () => {
  const expected = locales.flatMap((locale) => [
    ...fixedRoutes.map((route) => href(route, locale)),
    ...site.services
      .filter((service) => hasPageIn(service, locale))
      .map((service) => pathOf({ route: 'service', service }, locale)),
    ...site.projects.map(({ slug }) => href('project', locale, { slug })),
  ]);
  expect(pages.map(({ path }) => path).sort()).toEqual(expected.sort());
  expect(new Set(expected).size).toBe(expected.length);
});

test('a page and its alternates name each other', () => {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  for (const { path, alternates, locale } of pages) {
    for (const alternate of alternates) {
      expect(alternateLocales(locale)).toContain(alternate.locale);
      expect(byPath.get(alternate.path)?.locale).toBe(alternate.locale);
      expect(byPath.get(alternate.path)?.alternates).toContainEqual({ locale, path });
    }
  }
});

test('only the routes that the table calls unlisted are', () => {
  for (const { route, isListed, path } of pages) expect(isListed, path).toBe(!unlistedRoutes.includes(route));
});

test('a service with a template of its own has its own style sheet', () => {
  const service = { ...(site.services[0] ?? expect.fail()), template: 'shopify' as const };
  const templates = sitePages({ services: [service], projects: [] })
    .filter(({ route }) => route === 'service')
    .map(({ template }) => template);
  expect(new Set(templates)).toEqual(new Set(['service-shopify']));
});
