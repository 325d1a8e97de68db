import { type Locale, sourceLocale } from '#src/domain/locale.ts';
import type { Catalogues } from '#src/domain/site-model.ts';

export interface Lookup {
  /** The ICU message, or the key itself where no locale has one. */
  message: string;
  /** The locale of the message, which is Dutch where the English one is missing. */
  locale: Locale;
  found: boolean;
}

/**
 * Looks a message up: in the locale, else in Dutch, else the key itself (R12). An empty string counts as missing (A13).
 *
 * @example lookupText(catalogues, 'en', 'labels.loading').message
 */
export function lookupText(catalogues: Catalogues, locale: Locale, key: string): Lookup {
  const message = catalogues[locale][key];
  if (message?.trim()) return { message, locale, found: true };
  const source = catalogues[sourceLocale][key];
  if (source?.trim()) return { message: source, locale: sourceLocale, found: true };
  return { message: key, locale, found: false };
}
