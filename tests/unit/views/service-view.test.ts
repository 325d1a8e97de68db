import { describe, expect, test } from 'vitest';
import { locales } from '#src/domain/locale.ts';
import { hasPageIn, slugOf } from '#src/domain/service.ts';
import { serviceLists } from '#src/domain/service-texts.ts';
import { viewContext } from '#src/views/context.ts';
import { localisedService } from '#src/views/localised-service.ts';
import { projectView } from '#src/views/project.ts';
import { serviceView } from '#src/views/service.ts';

const { site } = viewContext('nl');

describe('the services of the site', () => {
  test.each(locales)('have all their strings in %s (R47)', (locale) => {
    for (const service of site.services) {
      if (service.locales && !service.locales.includes(locale)) continue;
      const record = localisedService(viewContext(locale), service);
      for (const [field, { count }] of Object.entries(serviceLists)) {
        const list = record[field as keyof typeof serviceLists];
        expect(list.filter(Boolean), `${service.id} ${field}`).toHaveLength(count);
      }
      for (const [field, value] of Object.entries(record)) {
        if (typeof value === 'string' && field !== 'i18nKey')
          expect(value, service.id).not.toMatch(/^services\.|\{|undefined/);
      }
    }
  });
});

test('a page finds its service by the slug of either locale', () => {
  expect(serviceView('en', 'website-ontwikkeling')).toEqual(serviceView('en', 'web-development'));
});

test('an unknown service has no view, and the Dutch-only page none in English', () => {
  expect(serviceView('nl', 'nope')).toBeUndefined();
  expect(serviceView('en', 'marketing-automatisering-detail')).toBeUndefined();
  expect(serviceView('nl', 'marketing-automatisering-detail')).toBeDefined();
});

describe('cases beside services', () => {
  const used = new Set(site.projects.flatMap(({ services }) => services.map(({ id }) => id)));
  const caseOf = (id: string) => {
    const { slugByLocale, slug } = site.services.find((service) => service.id === id) ?? {};
    return serviceView('nl', slugByLocale?.nl ?? slug ?? id)?.case;
  };

  test('a service that a case used shows one screen of it, and no other service has a case', () => {
    for (const { id } of site.services) expect(Boolean(caseOf(id)), id).toBe(used.has(id));
  });

  test('every case is reached from at least three services, and names them', () => {
    const links = [...used].flatMap((id) => [caseOf(id)?.link, ...(caseOf(id)?.otherCases.cases ?? [])]);
    for (const { slug, services } of site.projects) {
      const reached = links.filter((link) => link?.href === `/nl/projecten/${slug}`);
      expect(reached.length, slug).toBeGreaterThanOrEqual(3);
      expect(reached.length, slug).toBe(services.length);
      expect(projectView('nl', slug).services.items, slug).toHaveLength(services.length);
    }
  });
});

test('a service links to the page that goes deeper into it, in the locales that have that page', () => {
  const { services } = site;
  const details = services.filter(({ detailOf }) => detailOf !== undefined);
  expect(details).not.toEqual([]);
  for (const detail of details) {
    const of = services.find(({ id }) => id === detail.detailOf) ?? expect.fail(`${detail.detailOf} is no service`);
    for (const locale of locales) {
      const hrefs = serviceView(locale, slugOf(of, locale))?.topics.services.map(({ href }) => href);
      expect(hrefs?.some((href) => href.endsWith(`/${slugOf(detail, locale)}`))).toBe(hasPageIn(detail, locale));
    }
  }
});
