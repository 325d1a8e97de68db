/** The two languages of the site. Dutch is the source; English is translated from it. */
export const locales = ['nl', 'en'] as const;

export type Locale = (typeof locales)[number];

/** The language every lookup falls back to and every unknown locale resolves to. */
export const sourceLocale: Locale = 'nl';

/**
 * Reads a locale from a route's first path segment; everything other than `en` is Dutch.
 *
 * @example resolveLocale('en') // 'en'
 * @example resolveLocale('de') // 'nl'
 */
export function resolveLocale(segment: string | undefined): Locale {
  return segment === 'en' ? 'en' : sourceLocale;
}

/** The locale that a visitor can switch to. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'nl' ? 'en' : 'nl';
}

/** BCP 47 tag used for `hreflang`: Dutch carries its region, English does not (requirement A20). */
export const hreflangOf = { nl: 'nl-NL', en: 'en' } as const satisfies Record<Locale, string>;

/** Tag used for `og:locale`. */
export const ogLocaleOf = { nl: 'nl_NL', en: 'en_US' } as const satisfies Record<Locale, string>;

/** Tag used for `Intl`: Dutch of the Netherlands, British English. */
export const intlLocaleOf = { nl: 'nl-NL', en: 'en-GB' } as const satisfies Record<Locale, string>;
