import { describe, expect, test } from 'vitest';
import { loadSite } from '#src/content/load-site.ts';
import { categoryTable } from '#src/domain/category.ts';
import { locales } from '#src/domain/locale.ts';
import { findService, slugOf } from '#src/domain/service.ts';
import { sitePages } from '#src/domain/site-pages.ts';
import { viewContext } from '#src/views/context.ts';
import { mainServices } from '#src/views/links.ts';
import { localisedService } from '#src/views/localised-service.ts';
import { serviceView } from '#src/views/service.ts';
import { slugPairs, unlistedServices } from './delivered.ts';

const { site } = loadSite();
const paths = new Set(sitePages(site).map(({ path }) => path));
const pairs = Object.entries(slugPairs).flatMap(([category, slugs]) =>
  slugs.map((pair) => {
    const [nl = '', en = nl] = pair.split('/');
    return { category, nl, en };
  }),
);

describe('services', () => {
  test('are the 47 pairs of R6, 12, 8, 5, 7, 8 and 7 by category', () => {
    expect(Object.values(slugPairs).map((slugs) => slugs.length)).toEqual([12, 8, 5, 7, 8, 7]);
    expect(pairs).toHaveLength(47);
  });

  test('without the six pages that no list names, they are the 41 memberships: 8, 8, 5, 6, 7 and 7 (R51, A1, A2)', () => {
    const listed = Object.values(slugPairs).map((slugs) =>
      slugs.filter((pair) => !unlistedServices.some((unlisted) => pair.split('/')[0] === unlisted)),
    );
    expect(listed.map(({ length }) => length)).toEqual([8, 8, 5, 6, 7, 7]);
    expect(listed.flat()).toHaveLength(41);
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

  test('the five main ones are those of R29', () => {
    expect(mainServices).toEqual([
      ...['woocommerce', 'shopify', 'headless-laravel', 'marketing-automatisering', 'onderhoud-support'],
    ]);
  });
});

describe('the record of a service', () => {
  const texts = [
    ...['title', 'shortDescription', 'description', 'whatIsTitle', 'whatIsDescription', 'whatIsSecondParagraph'],
    ...['benefitsTitle', 'benefitsIntro', 'useCasesTitle', 'useCasesIntro', 'whyTitle', 'whyIntro'],
    ...['whyPoint1Title', 'whyPoint1Description', 'whyPoint2Title', 'whyPoint2Description', 'ctaText', 'ctaSubtext'],
  ];
  const fields = [
    ...['id', 'i18nKey', 'slug', 'icon', 'categoryIcon', 'category', 'color'],
    ...['features', 'benefits', 'useCases'],
    ...texts,
  ];
  const recordIn = (locale: 'nl' | 'en', id: string) => {
    const service = site.services.find((candidate) => candidate.id === id) ?? expect.fail(`no service ${id}`);
    return localisedService(viewContext(locale), service);
  };

  test('has the fields of R45, and no product in their names (A16)', () => {
    expect(Object.keys(recordIn('nl', 'seo')).sort()).toEqual([...fields].sort());
    expect(recordIn('nl', 'website-ontwikkeling').slugByLocale).toEqual({
      nl: 'website-ontwikkeling',
      en: 'web-development',
    });
    expect(recordIn('en', 'seo').color).toBe('from-green-600 to-green-800');
  });

  test.each(locales)('is complete for interactieve-paginas in %s (R48)', (locale) => {
    const record = recordIn(locale, 'interactieve-paginas');
    expect([record.features.length, record.benefits.length, record.useCases.length]).toEqual([4, 3, 3]);
    for (const text of [...texts.map((field) => record[field as 'title']), ...record.features])
      expect(text).toMatch(/^(?!services\.).*\p{L}/u);
  });

  test.each(locales)('has four more texts on its page in %s: price, duration, needs and afterwards (A38)', (locale) => {
    for (const pair of pairs) {
      const { terms } = serviceView(locale, pair[locale]) ?? expect.fail(pair[locale]);
      expect(terms.items.length, pair.nl).toBeGreaterThanOrEqual(4);
      for (const { title, paragraphs } of terms.items) expect(paragraphs, `${pair.nl}: ${title}`).not.toEqual([]);
    }
  });
});

test('categories are six, each with its colour and key (R50, A17); all are full-width (R49)', () => {
  expect(site.categories.map(({ id, isFullWidth }) => [id, categoryTable[id], isFullWidth])).toEqual(
    expect.arrayContaining([
      ['web-development', { key: 'development', colour: 'blue' }, true],
      ['marketing-growth', { key: 'marketing', colour: 'green' }, true],
      ['innovate-ai', { key: 'ai', colour: 'purple' }, true],
      ['business-strategy', { key: 'business', colour: 'orange' }, true],
      ['branding-ux', { key: 'branding', colour: 'accent' }, true],
      ['print-promo', { key: 'print', colour: 'gray' }, true],
    ]),
  );
  for (const category of site.categories)
    expect(Object.keys(category)).toEqual(expect.arrayContaining(['id', 'i18nKey', 'icon', 'isFullWidth']));
});

test('five categories have a picture and print has none (R30)', () => {
  expect(Object.fromEntries(site.categories.map(({ id, image }) => [id, image]))).toMatchObject({
    'web-development': '/images/dev2.png',
    'marketing-growth': '/images/dev.png',
    'innovate-ai': '/images/ai.webp',
    'business-strategy': '/images/strategy.webp',
    'branding-ux': '/images/product-configurator.webp',
    'print-promo': undefined,
  });
});

test('the hero of a service links to its category by name (R31, A44)', () => {
  expect(serviceView('en', 'seo')?.category).toEqual({
    key: 'marketing',
    label: 'Online marketing',
    href: '/en/services#marketing',
  });
});
