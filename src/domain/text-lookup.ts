import { type Locale, localeData } from '#src/domain/locale.ts';
import type { Catalogues } from '#src/domain/site-model.ts';

export interface Lookup {
  /** The ICU message, or the key itself if no locale has one. */
  message: string;
  /** The locale that the message was found in: a fallback if the wanted locale has no message. */
  locale: Locale;
  /** Whether any of these locales has the message. */
  exists: boolean;
}

/**
 * Looks a message up: in the locale, else in its fallbacks, else the key itself (R12). A blank one counts as missing
 * (A13).
 *
 * @example lookupText(catalogues, 'en', 'labels.loading').message // the English text, else the Dutch one
 */
export function lookupText(catalogues: Catalogues, locale: Locale, key: string): Lookup {
  for (let candidate: Locale | undefined = locale; candidate; candidate = localeData[candidate].fallback) {
    const message = catalogues[candidate][key];
    if (message?.trim()) return { message, locale: candidate, exists: true };
  }
  return { message: key, locale, exists: false };
}
