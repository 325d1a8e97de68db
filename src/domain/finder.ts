import type { CategoryKey } from '#src/domain/category.ts';
import type { Locale } from '#src/domain/locale.ts';

/** One service in the index of the finder. */
export interface FinderEntry {
  title: string;
  href: string;
  /** The category whose flag is shown beside it. */
  category: CategoryKey;
  /** Other words that people search for it with. */
  synonyms: string;
  /** The names of what it delivers. */
  features: string;
}

/** What the finder loads: the services of a locale, and the texts that say how many were found. */
export interface FinderIndex {
  none: string;
  /** The link that is shown where nothing was found. */
  ask: { label: string; href: string };
  /** By plural category, with `#` for the number. */
  counts: Record<string, string>;
  entries: FinderEntry[];
}

/** The path of the index of a locale. */
export function finderPath(locale: Locale): string {
  return `/finder/${locale}.json`;
}
