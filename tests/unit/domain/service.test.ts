import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { SlugSchema } from '#src/domain/field-schemas.ts';
import { findService, hasPageIn, slugOf } from '#src/domain/service.ts';
import { serviceKeys } from '#src/domain/service-texts.ts';

const web = {
  id: 'web',
  slug: 'website-ontwikkeling',
  slugByLocale: { nl: 'website-ontwikkeling', en: 'web-development' },
};
const seo = { id: 'seo', slug: 'seo' };

describe('the lookup by slug (R8)', () => {
  test.each([
    ['website-ontwikkeling', 'web'],
    ['web-development', 'web'],
    ['seo', 'seo'],
    ['nope', undefined],
    ['', undefined],
  ])('%s is the service %s', (slug, id) => {
    expect(findService([web, seo], slug)?.id).toBe(id);
  });
});

test('a slug of one locale, and a page of one locale', () => {
  expect(slugOf(web, 'en')).toBe('web-development');
  expect(slugOf(seo, 'en')).toBe('seo');
  expect(hasPageIn({ locales: ['nl'] }, 'en')).toBe(false);
  expect(hasPageIn({}, 'en')).toBe(true);
});

test('the key variant has a key for each of the 21 text fields (R46)', () => {
  const keys = serviceKeys({ i18nKey: 'services.seo' });
  expect(Object.keys(keys)).toHaveLength(21);
  expect(keys.titleKey).toBe('services.seo.title');
  expect(keys.ctaSubtextKey).toBe('services.seo.ctaSubtext');
  expect(keys.featuresKey).toBe('services.seo.features');
});

test.each([
  ['web-development', true],
  ['e-commerce', true],
  ['Web', false],
  ['a--b', false],
  ['-a', false],
  ['a b', false],
  ['café', false],
  ['', false],
])('the slug %o is URL-safe: %s', (slug, safe) => {
  expect(v.safeParse(SlugSchema, slug).success).toBe(safe);
});
