import { describe, expect, test } from 'vitest';
import { hreflangLinks, pathOf } from '#src/domain/page-address.ts';

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

  test.each(['thanks', 'notFound'] as const)('%s has none', (route) => {
    expect(hreflangLinks({ route }, base)).toEqual([]);
  });
});

test('the Dutch-only page has no English path', () => {
  expect(pathOf({ route: 'service', service: detail }, 'en')).toBeUndefined();
});
