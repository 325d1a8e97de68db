import { describe, expect, test } from 'vitest';
import { existsIn, hreflangLinks, linkPath, pathOf } from '#src/domain/page-address.ts';

const web = { slug: 'website-ontwikkeling', slugByLocale: { nl: 'website-ontwikkeling', en: 'web-development' } };
const detail = { slug: 'marketing-automatisering-detail', locales: ['nl' as const] };

describe('the hreflang links of a page', () => {
  const base = 'https://windas.example';

  test('a pair names both languages and the Dutch page as default', () => {
    expect(hreflangLinks({ route: 'service', service: web }, base)).toEqual([
      { hreflang: 'nl-NL', url: `${base}/nl/diensten/website-ontwikkeling` },
      { hreflang: 'en', url: `${base}/en/services/web-development` },
      { hreflang: 'x-default', url: `${base}/nl/diensten/website-ontwikkeling` },
    ]);
  });

  test('the Dutch-only page names itself alone', () => {
    const links = hreflangLinks({ route: 'service', service: detail }, base);
    expect(links.map((link) => link.hreflang)).toEqual(['nl-NL', 'x-default']);
    expect(new Set(links.map((link) => link.url)).size).toBe(1);
  });

  test.each(['thanks', 'notFound', 'serviceNotFound'] as const)('%s has none', (route) => {
    expect(hreflangLinks({ route }, base)).toEqual([]);
  });
});

describe('a link to a page in the other language', () => {
  test.each([
    [{ route: 'service', service: web }, 'en', '/en/services/web-development', true],
    [{ route: 'service', service: detail }, 'en', '/en', false],
    [{ route: 'service', service: detail }, 'nl', '/nl/diensten/marketing-automatisering-detail', true],
    [{ route: 'notFound' }, 'en', '/en', false],
    [{ route: 'notFound' }, 'nl', '/nl', false],
    [{ route: 'serviceNotFound' }, 'en', '/en', false],
  ] as const)('%j in %s leads to %s', (address, locale, target, exists) => {
    expect(linkPath(address, locale)).toBe(target);
    expect(existsIn(address, locale)).toBe(exists);
  });
});

test('the Dutch-only page has no English path', () => {
  expect(pathOf({ route: 'service', service: detail }, 'en')).toBeUndefined();
});
