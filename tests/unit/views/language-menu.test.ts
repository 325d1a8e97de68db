import { expect, test } from 'vitest';
import type { Locale } from '#src/domain/locale.ts';
import type { PageAddress } from '#src/domain/page-address.ts';
import type { FixedRoute } from '#src/domain/routes.ts';
import { serviceById } from '#src/domain/service.ts';
import { viewContext } from '#src/views/context.ts';
import { languageMenuView } from '#src/views/layout/language-menu.ts';

/** The menu of a page, as the paths it leads to and whether it says that one language lacks the page. */
function menu(address: PageAddress, locale: Locale = 'nl') {
  const { links } = languageMenuView(viewContext(locale), address);
  return {
    paths: links.map(({ href }) => href),
    isMissing: links.some(({ missingNote }) => missingNote !== undefined),
  };
}

function service(id: string): PageAddress {
  const found = serviceById(viewContext('nl').site.services, id);
  if (!found) throw new Error(`content/services has no ${id}`);
  return { route: 'service', service: found };
}

test.each<[FixedRoute, string, string]>([
  ['home', '/nl', '/en'],
  ['about', '/nl/over-ons', '/en/about'],
  ['ourWork', '/nl/over-ons/ons-werk', '/en/about/our-work'],
  ['approach', '/nl/werkwijze', '/en/approach'],
  ['services', '/nl/diensten', '/en/services'],
  ['contact', '/nl/contact', '/en/contact'],
  ['privacy', '/nl/privacy', '/en/privacy'],
  ['terms', '/nl/voorwaarden', '/en/terms'],
  ['accessibility', '/nl/toegankelijkheid', '/en/accessibility'],
  ['thanks', '/nl/bedankt', '/en/thanks'],
])('%s leads to itself in both languages, Dutch first (R21)', (route, nl, en) => {
  expect(menu({ route })).toEqual({ paths: [nl, en], isMissing: false });
  expect(menu({ route }, 'en')).toEqual({ paths: [nl, en], isMissing: false });
});

test('the slug of a service is translated, that of a case is the same (R22)', () => {
  expect(menu(service('website-ontwikkeling')).paths).toEqual([
    '/nl/diensten/website-ontwikkeling',
    '/en/services/web-development',
  ]);
  expect(menu(service('seo')).paths).toEqual(['/nl/diensten/seo', '/en/services/seo']);
  expect(menu({ route: 'project', project: { slug: 'solin-bio' } }).paths).toEqual([
    '/nl/projecten/solin-bio',
    '/en/projects/solin-bio',
  ]);
});

test('a page of one language leads to the other home, and says so (R23)', () => {
  expect(menu(service('marketing-automatisering-detail'))).toEqual({
    paths: ['/nl/diensten/marketing-automatisering-detail', '/en'],
    isMissing: true,
  });
});

test('one link is the current one', () => {
  const { links } = languageMenuView(viewContext('en'), { route: 'about' });
  expect(links.filter(({ isCurrent }) => isCurrent).map(({ locale }) => locale)).toEqual(['en']);
});
