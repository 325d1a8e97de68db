import { hasInvariantNoun } from './invariant-nouns.ts';

/** Words of four letters and more that end like plurals and are none: verbs, adverbs, prepositions behind a number. */
const notNouns = new Set(
  'tussen binnen boven buiten samen alleen sinds soms eens plus minus versus does this always bekeken begonnen besproken verzonden verlopen verschenen vergeten verdwenen betrokken ontvangen'.split(
    ' ',
  ),
);

/** Whether the plurals of a language can be told from its singulars. */
export function knowsPlurals(locale: string): boolean {
  return ['nl', 'en'].includes(locale.slice(0, 2));
}

/** Whether the text behind a number begins with a plural noun; a Dutch one may have an adjective in -e before it. */
export function isPluralNounAfter(text: string, locale: string): boolean {
  // `dag(en)`, `day(s)`: both forms in one.
  if (text.includes('(') && /^[\s\u00A0\u202F]+(?:\p{L}+[\s\u00A0])?\p{L}+\((?:’?s|en|n|es|ën)\)/u.test(text))
    return true;
  if (hasInvariantNoun(text, locale)) return false;
  const words = /^[\s\u00A0\u202F]+(\p{L}+(?:[’']s)?)(?:[\s\u00A0]+(\p{L}+(?:[’']s)?))?/u.exec(text);
  const [, first = '', second = ''] = words ?? [];
  const language = locale.slice(0, 2);
  if (language === 'nl') return isDutchPlural(first) || (/^\p{Ll}+e$/u.test(first) && isDutchPlural(second));
  return language === 'en' && isEnglishPlural(first);
}

/** Dutch nouns whose plural looks like a participle. */
const nounsLikeParticiples = new Set(
  'gebieden gebouwen gebreken gedachten gedeelten gegevens geheimen geluiden gerechten geschenken gesprekken getallen gevallen gezinnen'.split(
    ' ',
  ),
);

/** A word in -en or -s, or in -’s as `foto’s`, but no participle, such as `geboren`. */
function isDutchPlural(word: string): boolean {
  if (nounsLikeParticiples.has(word)) return true;
  return word.length >= 4 && /(?:en|[^s]s)$/.test(word) && !/^ge\p{L}+en$/u.test(word) && !notNouns.has(word);
}

/** English plurals without an s. */
const irregular = new Set('children people men women feet teeth mice geese'.split(' '));

/** A word in -s, but not in -ss or -us, which are singulars: `address`, `status`. */
function isEnglishPlural(word: string): boolean {
  if (irregular.has(word)) return true;
  return word.length >= 4 && /[^su]s$/.test(word) && !notNouns.has(word);
}

/** Frequent nouns whose plural is another word: `5 day` is wrong by itself, whatever the translation has. */
const singulars: Readonly<Record<string, ReadonlySet<string>>> = {
  nl: new Set('dag week maand minuut seconde persoon bericht product artikel resultaat reactie bestand'.split(' ')),
  en: new Set('day week month year hour minute second person message product item result comment file'.split(' ')),
};

/** Whether the text behind a number is nothing but a frequent noun in the singular. */
export function isSingularAfter(text: string, locale: string): boolean {
  const word = /^[\s\u00A0\u202F]+(\p{L}+)\s*$/u.exec(text)?.[1] ?? '';
  return singulars[locale.slice(0, 2)]?.has(word.toLowerCase()) ?? false;
}
