import { describe, expect, test } from 'vitest';
import { locales } from '#src/domain/locale.ts';
import { searchServices } from '#src/domain/search-services.ts';
import { normaliseWords } from '#src/domain/word-similarity.ts';
import { finderIndex } from '#src/views/finder.ts';

const indexes = { nl: finderIndex('nl').entries, en: finderIndex('en').entries };

describe('the service finder', () => {
  test.each([
    ['nl', 'shopify', 'shopify'],
    ['nl', 'webwinkel', 'e-commerce'],
    ['nl', 'webwinkl', 'e-commerce'],
    ['nl', 'chatbot', 'chatbot-integraties'],
    ['nl', 'chatbto', 'chatbot-integraties'],
    ['nl', 'google ads', 'online-adverteren'],
    ['nl', 'adwords', 'online-adverteren'],
    ['nl', 'nieuwsbrief', 'email-marketing'],
    ['nl', 'huisstijl', 'branding'],
    ['nl', 'folder', 'flyers-stickers'],
    ['nl', 'onderhoud', 'onderhoud-support'],
    ['nl', 'onderhoud van mijn website', 'onderhoud-support'],
    ['nl', 'webshop laten maken', 'shopify'],
    ['nl', 'logo ontwerp', 'branding'],
    ['nl', 'email', 'email-marketing'],
    ['en', 'web shop', 'e-commerce'],
    ['en', 'webshop', 'e-commerce'],
    ['en', 'newsletter', 'email-marketing'],
    ['en', 'logo', 'branding'],
    ['en', 'mainteance', 'maintenance-support'],
    ['en', 'leaflets', 'flyers-stickers'],
    ['en', 'PRINTED FLOORS', 'printed-floors'],
  ] as const)('in %s finds for “%s” %s among the first three', (locale, query, slug) => {
    const found = searchServices(indexes[locale], query).map((entry) => entry.href.split('/').at(-1));
    expect(found.slice(0, 3)).toContain(slug);
  });

  test.each(['', '  ', 'xyzzy', '§'])('finds nothing for “%s”', (query) => {
    expect(searchServices(indexes.nl, query)).toEqual([]);
  });

  test.each(locales)(
    'finds every service by each of its synonyms, and by a title with a letter left out, in %s',
    (locale) => {
      const entries = indexes[locale];
      for (const entry of entries) {
        for (const word of entry.synonyms.split(' ')) expect(searchServices(entries, word), word).toContain(entry);
        for (const word of normaliseWords(entry.title)
          .split(' ')
          .filter((one) => one.length > 5))
          for (let at = 1; at < word.length; at++) {
            const typed = word.slice(0, at) + word.slice(at + 1);
            expect(searchServices(entries, typed), typed).toContain(entry);
          }
      }
    },
  );

  test.each(locales)('finds every service by its own title in %s', (locale) => {
    for (const entry of indexes[locale])
      expect(searchServices(indexes[locale], entry.title)[0]?.href, entry.title).toBe(entry.href);
  });
});

test('folding takes accents, case and punctuation away', () => {
  expect(normaliseWords('Café-menu’s!')).toBe('cafe menu s');
});
