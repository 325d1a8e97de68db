import { looksDutch } from '#src/checker/language/dutch-spelling.ts';
import { englishLabels } from '#src/checker/language/english-words.ts';
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

/** The language that a text must be in, or undefined for names, codes and words that both languages have. */
function languageOf(text: string): 'nl' | 'en' | undefined {
  const { words, dutch, english } = evidenceOf(text);
  const englishOwn = outsidePhrases(text, english);
  const all = tokens(text);
  const names = all.filter(({ isCapitalised, isFirst }) => isCapitalised && !isFirst).length;
  // In a row of capitals one Dutch word is part of a name: Zorg en Samen.
  const isName = names > 0 && names >= (words - 1) / 2;
  if (dutch.length > englishOwn.length && !(isName && dutch.length < 2)) return 'nl';
  if (englishOwn.length >= 2) return 'en';
  const ordinary = all.filter(({ isCapitalised, isFirst }) => !isCapitalised || isFirst);
  if (!isName && ordinary.some(({ word }) => looksDutch(word))) return 'nl';
  if (words <= 2 && words > 0 && all.every(({ word }) => englishLabels.has(word))) return 'en';
  return undefined;
}
