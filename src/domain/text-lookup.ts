import { type Locale, sourceLocale } from '#src/domain/locale.ts';
import type { Catalogues } from '#src/domain/site-model.ts';

export interface Lookup {
  /** The ICU message, or the key itself where no locale has one. */
  message: string;
  /** The locale the message is written in; a page marks text of another locale with `lang`. */
  locale: Locale;
  found: boolean;
}

/**
 * Looks a message up: in the locale, else in Dutch, else the key itself (R12). An empty string counts as missing (A13).
 *
 * @example lookupText(catalogues, 'en', 'labels.loading').message
 */
export function lookupText(catalogues: Catalogues, locale: Locale, key: string): Lookup {
  const own = catalogues[locale][key];
  if (own?.trim()) return { message: own, locale, found: true };
  const source = catalogues[sourceLocale][key];
  if (source?.trim()) return { message: source, locale: sourceLocale, found: true };
  return { message: key, locale, found: false };
}
