import { describe, expect, test } from 'vitest';
import { locales } from '#src/domain/locale.ts';
import { serviceLists } from '#src/domain/service-record.ts';
import { viewContext } from '#src/views/context.ts';
import { serviceView } from '#src/views/service.ts';
import { serviceRecord } from '#src/views/service-record.ts';

const { site } = viewContext('nl');

describe('the services of the site', () => {
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
