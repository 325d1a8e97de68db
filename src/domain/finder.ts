import type { CategoryKey } from '#src/domain/category.ts';
import type { Locale } from '#src/domain/locale.ts';

/** One service in the index of the finder, the search for a service in the menu and on the services overview. */
export interface FinderEntry {
  title: string;
  href: string;
  /** The category whose flag is shown beside it. */
  category: CategoryKey;
  /** Other words that people use to search for it. */
  synonyms: string;
  /** The names of what the service delivers, in one text. */
  features: string;
}

/** What the finder loads: the services of a locale, and the texts that say how many were found. */
export interface FinderIndex {
  /** The text if nothing was found. */
  none: string;
  /** The link that is shown if nothing was found. */
  ask: { label: string; href: string };
  /** The text for each plural category (`one`, `other`), with `#` in place of the number. */
  counts: Record<string, string>;
  entries: FinderEntry[];
}

/** The path of the index of a locale. */
export function finderPath(locale: Locale): string {
  return `/finder/${locale}.json`;
}
