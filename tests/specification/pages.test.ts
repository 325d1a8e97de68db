import { expect, test } from 'vitest';
import { loadSite } from '#src/content/load-site.ts';
import { locales } from '#src/domain/locale.ts';
import { routes } from '#src/domain/routes.ts';
import { findService } from '#src/domain/service.ts';
import { sitePages } from '#src/domain/site-pages.ts';
import { viewContext } from '#src/views/context.ts';
import { layoutView } from '#src/views/layout/layout.ts';
import { projectView } from '#src/views/project.ts';
import { serviceView } from '#src/views/service.ts';

const { site } = loadSite();

test('the languages are Dutch and English, and every address begins with one of them (R1)', () => {
  expect(locales).toEqual(['nl', 'en']);
  for (const { path, locale } of sitePages(site)) expect(path).toMatch(new RegExp(`^/${locale}(/|$)`));
});

test('the fixed pages are the eight of R3 in both languages', () => {
  const fixed = ['home', 'services', 'about', 'ourWork', 'approach', 'contact', 'privacy', 'notFound'] as const;
  expect(fixed.flatMap((route) => Object.values(routes[route]))).toEqual([
    ...['/nl', '/en', '/nl/diensten', '/en/services', '/nl/over-ons', '/en/about'],
    ...['/nl/over-ons/ons-werk', '/en/about/our-work', '/nl/werkwijze', '/en/approach'],
    ...['/nl/contact', '/en/contact', '/nl/privacy', '/en/privacy', '/nl/404', '/en/404'],
  ]);
});

test('no address is that of an account, a login, a basket or a payment (R11)', () => {
  const segments = sitePages(site).flatMap(({ path }) => path.split('/'));
  for (const word of ['account', 'login', 'inloggen', 'register', 'registreren', 'cart', 'winkelwagen', 'checkout'])
    expect(segments).not.toContain(word);
});

test('the head of a page has the fields of R56', () => {
  const meta = layoutView(viewContext('nl'), { route: 'contact' }, { key: 'pages.contact' }).meta;
  for (const field of ['title', 'description', 'keywords', 'url', 'type', 'author', 'canonical'] as const)
    expect(meta[field], field).toMatch(/\S/);
  expect(meta).toMatchObject({ noIndex: false, image: { width: 1200, height: 630 } });
  expect(meta.alternates).toHaveLength(3);
  expect([meta.organization?.email, meta.localBusiness?.priceRange]).toEqual([site.identity.email, '€€']);
  expect(serviceView('nl', 'seo')?.layout.meta).toMatchObject({
    service: { name: expect.stringContaining('SEO') },
    breadcrumbs: [{ href: '/nl' }, { href: '/nl/diensten' }, { label: expect.stringContaining('SEO') }],
  });
});

test('titles end in the name of the site; cases, services and the policy are articles; pages are indexed (R91, A19)', () => {
  const service = findService(site.services, 'seo') ?? expect.fail('content/services has no seo');
  const project = site.projects[0] ?? expect.fail('content/projects is empty');
  const metaOf = (address: Parameters<typeof layoutView>[1], key: string) =>
    layoutView(viewContext('en'), address, { key }).meta;
  const article = [
    metaOf({ route: 'service', service }, service.i18nKey),
    metaOf({ route: 'project', project }, project.i18nKey),
    metaOf({ route: 'privacy' }, 'pages.privacy'),
  ];
  const website = [metaOf({ route: 'home' }, 'pages.home'), metaOf({ route: 'services' }, 'pages.services')];
  expect(article.map(({ type }) => type)).toEqual(['article', 'article', 'article']);
  expect(website.map(({ type }) => type)).toEqual(['website', 'website']);
  for (const { title, noIndex } of [...article, ...website]) {
    expect(title.endsWith(` | ${site.identity.name}`)).toBe(true);
    expect(noIndex).toBe(false);
  }
});

test('canonical and alternate addresses begin with the one base URL (R90, A20)', () => {
  const { baseUrl } = site.identity;
  const { canonical, alternates } = projectView('en', 'solin-bio').layout.meta;
  expect(canonical).toBe(`${baseUrl}/en/projects/solin-bio`);
  expect(alternates).toEqual([
    { hreflang: 'nl-NL', url: `${baseUrl}/nl/projecten/solin-bio` },
    { hreflang: 'en', url: `${baseUrl}/en/projects/solin-bio` },
    { hreflang: 'x-default', url: `${baseUrl}/nl/projecten/solin-bio` },
  ]);
});
