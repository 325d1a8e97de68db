import { describe, expect, test } from 'vitest';
import { locales } from '#src/domain/locale.ts';
import { serviceLists } from '#src/domain/service-record.ts';
import { viewContext } from '#src/views/context.ts';
import { serviceView } from '#src/views/service.ts';
import { serviceRecord } from '#src/views/service-record.ts';

const { site } = viewContext('nl');

describe('the services of the site', () => {
  test('are 47 pairs and one Dutch-only page, 12/8/5/7/8/7 by category', () => {
    const pairs = site.services.filter((service) => !service.locales);
    expect(pairs).toHaveLength(47);
    expect(site.services.filter((service) => service.locales)).toHaveLength(1);
    const counts = site.categories.map((category) => pairs.filter((one) => one.category === category.id).length);
    expect(counts).toEqual([12, 8, 5, 7, 8, 7]);
  });

  test.each(locales)('have all their strings in %s (R47)', (locale) => {
    for (const service of site.services) {
      if (service.locales && !service.locales.includes(locale)) continue;
      const record = serviceRecord(viewContext(locale), service);
      for (const [field, count] of Object.entries(serviceLists)) {
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

test.each([
  ['nl', 'Service niet gevonden'],
  ['en', 'Service not found'],
] as const)('a page without data says so in %s (R33)', (locale, title) => {
  const view = serviceView(locale, 'nope');
  expect('missing' in view && view.missing.title).toBe(title);
});

test('the Dutch-only page has no English view', () => {
  expect('missing' in serviceView('en', 'marketing-automatisering-detail')).toBe(true);
  expect('missing' in serviceView('nl', 'marketing-automatisering-detail')).toBe(false);
});
