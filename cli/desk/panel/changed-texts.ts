import type { Texts } from '#cli/desk/desk-api.ts';
import { type Locale, locales } from '#src/domain/locale.ts';

/** The locales whose text is no longer the one that was read. */
export function changedLocales(texts: Texts, read: Texts): Locale[] {
  return locales.filter((locale) => (texts[locale] ?? '') !== (read[locale] ?? ''));
}

/**
 * The texts on the disk now with those that somebody has changed here since they were read. A locale that was not
 * changed here has what is on the disk: somebody else may have saved it meanwhile.
 */
export function rebased(texts: Texts, read: Texts, disk: Texts): Texts {
  return { ...disk, ...Object.fromEntries(changedLocales(texts, read).map((locale) => [locale, texts[locale]])) };
}
