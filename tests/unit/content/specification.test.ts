import { describe, expect, test } from 'vitest';
import { loadSite } from '#src/content/load-site.ts';
import { type CategoryId, categoryTable } from '#src/domain/category.ts';
import { locales } from '#src/domain/locale.ts';
import { routes } from '#src/domain/routes.ts';
import { findService, slugOf } from '#src/domain/service.ts';
import { sitePages } from '#src/domain/site-pages.ts';
import { homeView } from '#src/views/home.ts';
import { projectView } from '#src/views/project.ts';
import { serviceView } from '#src/views/service.ts';

/**
 * What the specification counts and names. This is the only test that knows how many services, cases and clients there
 * are; each expectation leaves room for more of them.
 */
const { site } = loadSite();
const paths = new Set(sitePages(site).map(({ path }) => path));

/** Slugs in Dutch and English by category (R6); one word is the slug in both. */
const slugPairs: Record<CategoryId, readonly string[]> = {
  'web-development': [
    'website-ontwikkeling/web-development',
    'webapplicaties/web-applications',
    'api-integraties/api-integrations',
    'maatwerk-platforms/custom-platforms',
    'e-commerce',
    'klantportalen/customer-portals',
    'integraties-koppelingen/integrations-connections',
    'landingspaginas/landing-pages',
    'woocommerce',
    'shopify',
    'headless-laravel',
    'onderhoud-support/maintenance-support',
  ],
  'marketing-growth': [
    'analytics',
    'seo',
    'online-adverteren/online-advertising',
    'retargeting',
    'email-marketing',
    'funnels-leads',
    'conversieoptimalisatie/conversion-optimization',
    'marketing-automatisering/marketing-automation',
  ],
  'innovate-ai': [
    'chatbot-integraties/chatbot-integrations',
    'ai-agents',
    'fotobewerking/photo-editing',
    'chatgpt-integraties/chatgpt-integrations',
    'automatiseren/automation',
  ],
  'business-strategy': [
    'mvp-planning',
    'technisch-advies/technical-consulting',
    'workflow-automatisering/workflow-automation',
    'projectscoping-platformplanning/project-scoping',
    'digitale-transformatie/digital-transformation',
    'code-reviews',
    'consultancy',
  ],
  'branding-ux': [
    'branding',
    'ux-ui-design',
    'prototyping',
    'verkoopgerichte-vormgeving/sales-oriented-design',
    'mockups',
    'product-weergave/product-display',
    'offertetools/quote-tools',
    'interactieve-paginas/interactive-pages',
  ],
  'print-promo': [
    'reclameborden/advertising-boards',
    'flyers-stickers',
    'stickers',
    'visitekaartjes/business-cards',
    'vloer/printed-floors',
    'relatiegeschenken/corporate-gifts',
    'gevelontwerp/facade-design',
  ],
};

describe('services', () => {
  const pairs = Object.entries(slugPairs).flatMap(([category, slugs]) =>
    slugs.map((pair) => {
      const [nl = '', en = nl] = pair.split('/');
      return { category, nl, en };
    }),
  );

  test('are the 47 pairs of R6, 12, 8, 5, 7, 8 and 7 by category', () => {
    expect(Object.values(slugPairs).map((slugs) => slugs.length)).toEqual([12, 8, 5, 7, 8, 7]);
    expect(pairs).toHaveLength(47);
  });

  test.each(pairs)('$nl and $en are one service of $category', ({ category, nl, en }) => {
    const service = findService(site.services, nl);
    expect(service).toMatchObject({ category });
    expect(findService(site.services, en)).toBe(service);
    expect(locales.map((locale) => service && slugOf(service, locale))).toEqual([nl, en]);
    expect([paths.has(`/nl/diensten/${nl}`), paths.has(`/en/services/${en}`)]).toEqual([true, true]);
  });

  test('have one page more in Dutch, which no English one answers to (R7)', () => {
    expect(paths.has('/nl/diensten/marketing-automatisering-detail')).toBe(true);
    expect(paths.has('/en/services/marketing-automatisering-detail')).toBe(false);
  });

  test('have the four templates of their own (R32) and the shared one', () => {
    const templateOf = (id: string) => site.services.find((service) => service.id === id)?.template;
    expect(['woocommerce', 'shopify', 'headless-laravel', 'onderhoud-support', 'seo'].map(templateOf)).toEqual([
      'woocommerce',
      'shopify',
      'headless-laravel',
      'maintenance',
      'generic',
    ]);
  });
});

test('the fixed pages are the eight of R3 in both languages', () => {
  const fixed = ['home', 'services', 'about', 'ourWork', 'approach', 'contact', 'privacy', 'notFound'] as const;
  expect(fixed.flatMap((route) => Object.values(routes[route]))).toEqual([
    ...['/nl', '/en', '/nl/diensten', '/en/services', '/nl/over-ons', '/en/about'],
    ...['/nl/over-ons/ons-werk', '/en/about/our-work', '/nl/werkwijze', '/en/approach'],
    ...['/nl/contact', '/en/contact', '/nl/privacy', '/en/privacy', '/nl/404', '/en/404'],
  ]);
});

test.each(['solin-bio', 'casa-elide', 'zorg-en-samen', 'artitech-nederland', 'a2b-express'])(
  'the case %s has a page in both languages (R5)',
  (slug) => {
    expect([paths.has(`/nl/projecten/${slug}`), paths.has(`/en/projects/${slug}`)]).toEqual([true, true]);
  },
);

test('categories are six, each with its colour and key (R50); all are full-width (R49)', () => {
  expect(site.categories.map(({ id, isFullWidth }) => [id, categoryTable[id], isFullWidth])).toEqual([
    ['web-development', { key: 'development', colour: 'blue' }, true],
    ['marketing-growth', { key: 'marketing', colour: 'green' }, true],
    ['innovate-ai', { key: 'ai', colour: 'purple' }, true],
    ['business-strategy', { key: 'business', colour: 'orange' }, true],
    ['branding-ux', { key: 'branding', colour: 'accent' }, true],
    ['print-promo', { key: 'print', colour: 'gray' }, true],
  ]);
});

test('five categories have a picture and print has none (R30)', () => {
  expect(Object.fromEntries(site.categories.map(({ id, image }) => [id, image]))).toEqual({
    'web-development': '/images/dev2.png',
    'marketing-growth': '/images/dev.png',
    'innovate-ai': '/images/ai.webp',
    'business-strategy': '/images/strategy.webp',
    'branding-ux': '/images/product-configurator.webp',
    'print-promo': undefined,
  });
});

test.each([
  ['nl', 'Lancering', 'Setup tijd', 'onder 3 minuten'],
  ['en', 'Launch', 'Setup time', 'under 3 minutes'],
] as const)('solin-bio in %s has its year, badges and figures (R53)', (locale, launch, setup, value) => {
  const { facts, badges, kpis } = projectView(locale, 'solin-bio');
  expect(facts.map((fact) => fact.value)).toContain('2025');
  expect(badges).toEqual(['Web3', 'Platform']);
  expect(kpis.items.map((kpi) => [kpi.label, kpi.value.replace('\u00a0', ' ')])).toEqual([
    [launch, 'Q1 2025'],
    [setup, value],
  ]);
});

test.each([
  ['nl', /^10 tot 10\.000 bestellingen per maand.*groeien onze webshops/, /^Onder 3 minuten .*link-in-bio/],
  ['en', /^10 to 10,000 orders per month.*our web shops scale/, /^Under 3 minutes .*link-in-bio/],
] as const)(
  'home in %s claims how far web shops scale, and how fast a page is set up (R88)',
  (locale, shops, setup) => {
    const claims = homeView(locale).claims.items.map(({ value, text }) => `${value} ${text}`.replaceAll('\u00a0', ' '));
    for (const claim of [shops, setup]) expect(claims).toContainEqual(expect.stringMatching(claim));
  },
);

test('the footer links to the six categories and the five services of R29 (R18)', () => {
  const { services } = homeView('en').layout.footer;
  expect(services.slice(0, 6).map(({ href }) => href)).toEqual(
    Object.values(categoryTable).map(({ key }) => `/en/services#${key}`),
  );
  expect(services.slice(6).map(({ href }) => href)).toEqual([
    ...['/en/services/woocommerce', '/en/services/shopify', '/en/services/headless-laravel'],
    ...['/en/services/marketing-automation', '/en/services/maintenance-support'],
  ]);
});

test.each([
  ['nl', 'Livechat, opent WhatsApp', 'Vraag over SEO en vindbaarheid'],
  ['en', 'Live chat, opens WhatsApp', 'Question about SEO and search visibility'],
] as const)(
  'without a provider the chat in %s opens WhatsApp with words that name the page (R15)',
  (locale, label, words) => {
    const { chat, whatsapp } = serviceView(locale, 'seo')?.layout.contact ?? {};
    expect(chat?.label).toBe(label);
    const address = new URL(chat?.href ?? '');
    expect(address.searchParams.get('text')).toBe(words);
    expect(whatsapp?.href).toBe(`${address.origin}${address.pathname}`);
  },
);

test('the hero of a service links to its category by name (R31)', () => {
  expect(serviceView('en', 'seo')?.category).toEqual({
    key: 'marketing',
    label: 'Online marketing',
    href: '/en/services#marketing',
  });
});

test('clients are at least 17 (R55), technologies six (R35), avatars five (R86)', () => {
  expect(site.clients.length).toBeGreaterThanOrEqual(17);
  expect(site.technologies).toHaveLength(6);
  expect(site.reviews.avatars).toHaveLength(5);
});
