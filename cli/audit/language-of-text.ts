import { alternateLocales, byLocale, type Locale, locales } from '#src/domain/locale.ts';

/**
 * Words by which a language is recognised: frequent, and not a word of another language. Left out on purpose, as both
 * Dutch and English have them: of, in, is, was, over, we, me, met, die, van, door, had, want, as, at, an, be, so, on,
 * per. A locale without words here is not checked.
 */
const typicalWords: Partial<Record<Locale, ReadonlySet<string>>> = {
  nl: new Set(
    `de het een en te dat deze dit voor niet aan er om ook als dan maar bij uit nog naar wij u uw ons onze hun zij hij zijn
    wat hoe waar wanneer welke wie wordt worden werd heeft hebben hebt geen meer kan kunt kunnen tot zonder onder boven
    tussen binnen buiten tegen na sinds toch al alle alles elk elke iets niets iemand zelf eigen andere vaak altijd nooit
    soms samen eerst daarna dus omdat zodat terwijl waarin waarop daarvoor krijgt maken maakt gaan gaat komt staat staan
    blijft moet moeten mag wilt willen zien ziet doen doet één twee drie vier jaar weken dagen maanden uur klanten diensten
    werk onze lees bekijk vraag neem bel stuur aan ga pagina prijs bedrijf`.split(/\s+/),
  ),
  en: new Set(
    `the and to for with you your our this that these those it its by from not have has are were which will would what
    how where when who can could they their them he she if no there then than but out up about into onto after before
    between under above without within against since each every all any some other own often always never sometimes
    together first because while so make makes get gets goes come comes stay stays must should see does do one two
    three four years weeks days months hours customers clients services read view ask call send page price company work
    more most just only also`.split(/\s+/),
  ),
};

/** Whether there are words by which the language of a locale is recognised. */
export function hasWordList(locale: Locale): boolean {
  return locale in typicalWords;
}

/** Counts the words of a text that are surely of each language. */
export function wordCounts(text: string): Record<Locale, number> {
  const counts = byLocale(() => 0);
  // A word may have an apostrophe or a hyphen in it: `zo’n`, `e-mail`.
  for (const word of text.toLowerCase().match(/\p{L}+(?:[’'-]\p{L}+)*/gu) ?? []) {
    for (const locale of locales) if (typicalWords[locale]?.has(word)) counts[locale]++;
  }
  return counts;
}

/**
 * The language of a text, or undefined if its words do not decide: names, a single word, a text in several languages.
 *
 * @example languageOf('Wat wij van u vragen') // 'nl'
 */
export function languageOf(text: string): Locale | undefined {
  const counts = wordCounts(text);
  return locales.find((locale) => {
    const count = counts[locale];
    // A single word decides nothing, and a few words of another language, such as a quotation, change nothing.
    return count >= 2 && alternateLocales(locale).every((other) => count > 3 * counts[other]);
  });
}
