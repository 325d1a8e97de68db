import { describe, expect, test } from 'vitest';
import { addressOf, counterpart, hreflangLinks, pathOf } from '#src/domain/page-address.ts';

const web = { slug: 'website-ontwikkeling', slugByLocale: { nl: 'website-ontwikkeling', en: 'web-development' } };
const seo = { slug: 'seo' };
const detail = { slug: 'marketing-automatisering-detail', locales: ['nl' as const] };
const records = { services: [web, seo, detail], projects: [{ slug: 'solin-bio' }] };

describe('the language switch', () => {
  test.each([
    // R21: the fixed pages, both ways
    ['/nl/over-ons', 'nl', '/en/about'],
    ['/en/about', 'en', '/nl/over-ons'],
    ['/nl/over-ons/ons-werk', 'nl', '/en/about/our-work'],
    ['/en/about/our-work', 'en', '/nl/over-ons/ons-werk'],
    ['/nl/werkwijze', 'nl', '/en/approach'],
    ['/nl/contact', 'nl', '/en/contact'],
    ['/en/privacy', 'en', '/nl/privacy'],
    ['/nl/bedankt', 'nl', '/en/thanks'],
    // R22: prefixes and slugs, a slug of the wrong locale too
    ['/nl/projecten/solin-bio', 'nl', '/en/projects/solin-bio'],
    ['/nl/diensten', 'nl', '/en/services'],
    ['/nl/diensten/website-ontwikkeling', 'nl', '/en/services/web-development'],
    ['/en/services/web-development', 'en', '/nl/diensten/website-ontwikkeling'],
    ['/nl/diensten/web-development', 'nl', '/en/services/web-development'],
    ['/en/services/website-ontwikkeling', 'en', '/nl/diensten/website-ontwikkeling'],
    ['/nl/diensten/seo', 'nl', '/en/services/seo'],
    // R23: no counterpart
    ['/nl/diensten/marketing-automatisering-detail', 'nl', '/en'],
    ['/nl/onbekend', 'nl', '/en'],
    ['/en/services/nope', 'en', '/nl'],
    ['/nl/projecten/nope', 'nl', '/en'],
    ['/nl', 'nl', '/en'],
    // R24: query and hash survive
    ['/nl/contact?service=ai#form', 'nl', '/en/contact?service=ai#form'],
    ['/nl/diensten/seo?x=1', 'nl', '/en/services/seo?x=1'],
    ['/nl/werkwijze/#stap', 'nl', '/en/approach#stap'],
  ] as const)('%s from %s leads to %s', (path, from, to) => {
    expect(counterpart(path, from, records)).toBe(to);
  });
});

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

test('a path of one locale never finds a page by another locale’s prefix', () => {
  expect(addressOf('/nl/services/seo', records)).toBeUndefined();
});

test('the Dutch-only page has no English path', () => {
  expect(pathOf({ route: 'service', service: detail }, 'en')).toBeUndefined();
});
