/** What a locale is called in places that need something other than its code. */
interface LocaleEntry<Code extends string> {
  /** BCP 47 tag used for `hreflang`. */
  hreflang: string;
  /** Tag used for `og:locale`. */
  openGraph: string;
  /** BCP 47 tag used for `Intl`. */
  intl: string;
  /** The language's name for itself. */
  name: string;
  /** The locale whose text is shown if this one has none. Only the source locale has no fallback. */
  fallback?: NoInfer<Code>;
}

/**
 * Gives the rows as they are. It is a function, because TypeScript then takes `Code` from their keys, and checks that
 * every `fallback` is one of these.
 */
function localeList<Code extends string>(entries: Record<Code, LocaleEntry<Code>>) {
  return entries;
}

/**
 * The only list of locales. The key of a row is the `lang` of its pages and the first segment of their paths. A new row
 * also needs a path in each row of the route table, page files and a catalogue; everything else follows.
 */
export const localeData = localeList({
  // Dutch carries its region in `hreflang`, English does not (A20). English pages are shared as en_US (R91), though
  // their dates and numbers are written as in Britain.
  nl: { hreflang: 'nl-NL', openGraph: 'nl_NL', intl: 'nl-NL', name: 'Nederlands' },
  en: { hreflang: 'en', openGraph: 'en_US', intl: 'en-GB', name: 'English', fallback: 'nl' },
});

export type Locale = keyof typeof localeData;

/** All locales, in the order in which visitors see them. */
export const locales = Object.keys(localeData) as readonly Locale[];

/** The locale that the others are translated from, and that is used for an unknown one. */
export const sourceLocale: Locale = 'nl';

/**
 * Gives the locale that a path's first segment names; the source locale if the segment names none (R1).
 *
 * @example resolveLocale('en') // 'en'
 * @example resolveLocale('xx') // 'nl'
 */
export function resolveLocale(segment: string | undefined): Locale {
  return locales.find((locale) => locale === segment) ?? sourceLocale;
}

/** The locales that a visitor can switch to. */
export function alternateLocales(locale: Locale): Locale[] {
  return locales.filter((candidate) => candidate !== locale);
}

/**
 * Makes a value for each locale.
 *
 * @example byLocale((locale) => href('home', locale)) // { nl: '/nl', en: '/en' }
 */
export function byLocale<Value>(make: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;
}
