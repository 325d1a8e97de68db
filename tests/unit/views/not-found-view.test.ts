import { expect, test } from 'vitest';
import { errorPathAt } from '#src/domain/error-page.ts';
import { notFoundView } from '#src/views/not-found.ts';

test.each([
  ['nl', 'notFound', 'Pagina niet gevonden'],
  ['en', 'notFound', 'Page not found'],
  ['nl', 'serviceNotFound', 'Service niet gevonden'],
  ['en', 'serviceNotFound', 'Service not found'],
] as const)('in %s the page %s says “%s” (R9, R33)', (locale, route, title) => {
  expect(notFoundView(locale, route).title).toBe(title);
});

test.each(['notFound', 'serviceNotFound'] as const)('%s has the links of R9', (route) => {
  const { main, popular } = notFoundView('en', route);
  expect([...main, ...popular.links].map(({ href }) => href)).toEqual([
    ...['/en', '/en/services', '/en/contact', '/en/services/web-development', '/en/services/woocommerce'],
    ...['/en/services/shopify', '/en/services/seo', '/en/services/online-advertising'],
    ...['/en/approach', '/en/about', '/en/about/our-work'],
  ]);
});

test.each([
  ['/nl/diensten/nope', '/nl/diensten/404'],
  ['/en/services/nope', '/en/services/404'],
  ['/en/services/seo/more', '/en/services/404'],
  ['/nl/dienstenlijst', '/nl/404'],
  ['/en/diensten/nope', '/en/404'],
  ['/en/nope', '/en/404'],
  ['/nope', '/nl/404'],
])('at %s stands the page of %s', (address, path) => {
  expect(errorPathAt(address)).toBe(path);
});
