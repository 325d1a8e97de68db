import type { Project, StatsTable } from '#cli/content-lint/api.ts';
import { type CategoryId, categoryIds } from '#src/domain/category.ts';
import type { SiteRecords } from './site-records.ts';

/**
 * Counts the services of each category (A1): those that its lists show, those that have a page, and their texts by
 * locale. A service in one language has a page and is in no list (A3).
 */
export function categoryCounts({ catalogues }: Project, { services }: SiteRecords): StatsTable {
  const rowOf = (category: string, isMember: (id: CategoryId) => boolean) => {
    const members = services.filter(({ value }) => isMember(value.category)).map(({ value }) => value);
    const prefixes = new Set(members.map(({ i18nKey }) => i18nKey));
    return {
      category,
      memberships: members.filter(({ locales }) => locales === undefined).length,
      pages: members.length,
      ...Object.fromEntries(catalogues.map(({ locale, messages }) => [locale, countTexts(messages, prefixes)])),
    };
  };
  return {
    name: 'categories',
    title: {
      en: 'Services by category: memberships, pages, and texts by language',
      nl: 'Diensten per categorie: lidmaatschappen, pagina’s, en teksten per taal',
    },
    // The last row, `*`, counts the services of all categories together.
    rows: [...categoryIds.map((id) => rowOf(id, (categoryId) => categoryId === id)), rowOf('*', () => true)],
  };
}

/** How many texts with at least one character belong to the records with these prefixes. */
function countTexts(messages: ReadonlyMap<string, string>, prefixes: ReadonlySet<string>): number {
  // The prefix of a record is the first two parts of its keys: `services.seo` of `services.seo.title`.
  const texts = [...messages].filter(([key, text]) => text !== '' && prefixes.has(key.split('.', 2).join('.')));
  return texts.length;
}
