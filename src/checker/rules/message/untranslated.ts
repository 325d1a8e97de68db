import { isDutchCompound, isOrdinaryDutch, looksDutch } from '#src/checker/language/dutch-spelling.ts';
import { englishBeside, englishLabels, englishWords } from '#src/checker/language/english-words.ts';
import { evidenceOf, outsidePhrases } from '#src/checker/language/evidence.ts';
import { tokens } from '#src/checker/language/tokens.ts';
import { defineRule } from '#src/checker/rule.ts';

export const messageUntranslated = defineRule({
  code: 'message/untranslated',
  severity: 'error',
  docs: {
    summary: {
      en: 'A text is the same in both languages and belongs to one of them.',
      nl: 'Een tekst is in beide talen gelijk en hoort bij één ervan.',
    },
    why: {
      en: 'Somebody copied it to translate it later. Names and words that both languages use may be the same.',
      nl: 'Iemand kopieerde hem om later te vertalen. Namen en woorden die beide talen gebruiken, mogen gelijk zijn.',
    },
  },
  examples: {
    bad: { 'i18n/nl.json': '{ "cart": "Winkelwagen" }', 'i18n/en.json': '{ "cart": "Winkelwagen" }' },
    good: {
      'i18n/nl.json': '{ "home": "Home", "shop": "WooCommerce" }',
      'i18n/en.json': '{ "home": "Home", "shop": "WooCommerce" }',
    },
  },
  pair({ key, source, target }, context) {
    const text = source.text.trim();
    if (text !== target.text.trim() || !isBetween(source.locale, target.locale)) return;
    const written = languageOf(text);
    if (!written) return;
    const wrong = [target, source].find(({ locale }) => locale.slice(0, 2) !== written);
    if (!wrong) return;
    const other = wrong === target ? source : target;
    const related = [{ locale: other.locale, key }];
    context.report({ locale: wrong.locale, key }, { locale: wrong.locale, otherLocale: written }, { related });
  },
});

/** The word lists know Dutch and English. */
function isBetween(a: string, b: string): boolean {
  return [a, b].every((locale) => ['nl', 'en'].includes(locale.slice(0, 2)));
}

/** English words that begin a label and that no Dutch one borrows. */
const neverBorrowed: ReadonlySet<string> = new Set('your our my please their'.split(' '));

/** Words that join the parts of a name: Vincent van der Meer, Zorg en Samen. */
const particles: ReadonlySet<string> = new Set('van der den de het te ter ten en & op in aan bij voor'.split(' '));

/** The language that a text must be in, or undefined for names, codes and words that both languages have. */
function languageOf(text: string): 'nl' | 'en' | undefined {
  const { words, dutch, english } = evidenceOf(text);
  const englishOwn = outsidePhrases(text, english);
  const all = tokens(text);
  const [first, ...rest] = all;
  const isName =
    rest.some(({ isCapitalised }) => isCapitalised) &&
    rest.every(({ word, isCapitalised }) => isCapitalised || particles.has(word));
  // In a row of capitals one Dutch word is part of a name.
  if (dutch.length > englishOwn.length && !(isName && dutch.length < 3)) return 'nl';
  if (englishOwn.length >= 2 || (words <= 3 && first && neverBorrowed.has(first.word))) return 'en';
  const isAlone = rest.length === 0 && first?.isCapitalised;
  const bySpelling = isAlone ? isOrdinaryDutch : (word: string) => looksDutch(word) || isDutchCompound(word);
  if (!isName && all.some(({ word, isCapitalised }, at) => (!isCapitalised || at === 0) && bySpelling(word)))
    return 'nl';
  if (words === 1 && first && (first.word === 'ja' || first.word === 'nee')) return 'nl';
  const labels = all.filter(({ word }) => englishLabels.has(word) || englishWords.has(word)).length;
  const isLabel = all.every(({ word }) => englishLabels.has(word) || englishWords.has(word) || englishBeside.has(word));
  if (words > 0 && words <= 4 && isLabel && (labels > 0 || words > 2)) return 'en';
  if (labels >= 3 && labels * 2 > words) return 'en';
  return undefined;
}
