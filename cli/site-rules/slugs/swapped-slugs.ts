import { type Project, wordsOf } from '#cli/content-lint/api.ts';
import type { SlugUse } from './slug-table.ts';

/**
 * Pairs of services whose slugs in one language seem swapped: both slugs have more words in common with the title of
 * the other service than with that of their service.
 */
export function swappedByTitle(uses: readonly SlugUse[], project: Project): [SlugUse, SlugUse][] {
  const usesWithTitle = uses.flatMap((use) => {
    const { messages } = project.catalogues.find(({ locale }) => locale === use.locale) ?? {};
    const title = messages?.get(`services.${use.id}.title`);
    return title === undefined ? [] : [{ use, slug: stems(use.slug.split('-')), title: stems(wordsOf(title)) }];
  });
  return usesWithTitle.flatMap((a, at) =>
    usesWithTitle.slice(at + 1).flatMap((b): [SlugUse, SlugUse][] => {
      if (a.use.locale !== b.use.locale || a.use.id === b.use.id) return [];
      const [acrossA, acrossB] = [common(a.slug, b.title), common(b.slug, a.title)];
      const bothFitOther = acrossA > common(a.slug, a.title) && acrossB > common(b.slug, b.title);
      return bothFitOther ? [[a.use, b.use]] : [];
    }),
  );
}

/** Words by their first five letters, so that a plural counts as its singular. */
function stems(words: readonly string[]): Set<string> {
  return new Set(words.map((word) => word.slice(0, 5)));
}

/** The share of a slug's words that a title has, 0 to 1. */
function common(slug: ReadonlySet<string>, title: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of slug) if (title.has(word)) shared++;
  return shared / slug.size;
}
