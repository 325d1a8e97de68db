import type { Project, StatsTable } from '#cli/content-lint/api.ts';
import { type CategoryId, categoryIds } from '#src/domain/category.ts';
import type { SiteRecords } from './site-records.ts';

/**
 * The services of each category as they are (A1): those that belong to it, those with a slug in both languages, and the
 * texts of all of them by locale.
 */
export function categoryCounts({ catalogues }: Project, { services }: SiteRecords): StatsTable {
  const rowOf = (category: string, isMember: (id: CategoryId) => boolean) => {
    const members = services.filter(({ value }) => isMember(value.category)).map(({ value }) => value);
    const prefixes = new Set(members.map(({ i18nKey }) => i18nKey));
    return {
      category,
      memberships: members.length,
      pairs: members.filter(({ locales }) => locales === undefined || locales.length > 1).length,
      ...Object.fromEntries(catalogues.map(({ locale, messages }) => [locale, textsOf(messages, prefixes)])),
    };
  };
  return {
    name: 'categories',
    title: {
      en: 'Services by category: memberships, pairs of slugs, and texts by language',
      nl: 'Diensten per categorie: lidmaatschappen, paren van slugs, en teksten per taal',
    },
    rows: [...categoryIds.map((id) => rowOf(id, (one) => one === id)), rowOf('*', () => true)],
  };
}

/** How many texts with at least one character belong to the records with these prefixes. */
function textsOf(messages: ReadonlyMap<string, string>, prefixes: ReadonlySet<string>): number {
  const texts = [...messages].filter(([key, text]) => text !== '' && prefixes.has(key.split('.', 2).join('.')));
  return texts.length;
}
