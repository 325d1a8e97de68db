import { detectLanguage } from '../../language/detect-language.ts';
import { defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';

/** A text of three words and more. */
const severalWords = /\p{L}{2}\P{L}+\p{L}{2,}\P{L}+\p{L}{2}/u;

export const messageUntranslated = defineRule({
  code: 'message/untranslated',
  severity: 'error',
  isCoverage: true,
  habit: severalWords,
  examples: {
    bad: { nl: 'Winkelwagen', en: 'Winkelwagen' },
    good: {
      'i18n/nl.json': '{ "home": "Home", "shop": "WooCommerce" }',
      'i18n/en.json': '{ "home": "Home", "shop": "WooCommerce" }',
    },
  },
  pair(pair, context) {
    const { source, target } = pair;
    const text = source.text.trim();
    if (text !== target.text.trim()) return;
    if (!isBetween(source.locale, target.locale)) {
      // A plural of a word that two languages share is the same in both.
      if (source.branching) return;
      const words = wordsOf(text);
      if (isList(text, words) || !isPhrase(words) || languageOf(source.locale) === languageOf(target.locale)) return;
      // Two words are a borrowed term as often as not.
      const details = { optional: words.length < 3 };
      reportDifference(pair, context, {}, { locale: target.locale, otherLocale: source.locale }, details);
      return;
    }
    const written = detectLanguage(text);
    if (!written) return;
    const wrong = [target, source].find(({ locale }) => locale.slice(0, 2) !== written);
    if (!wrong) return;
    reportDifference(pair, context, { message: wrong }, { locale: wrong.locale, otherLocale: written });
  },
});

/** The words of a text, without arguments, tags, addresses and codes. */
function wordsOf(text: string): readonly string[] {
  const plain = text.replace(/\{[^{}]*\}|<[^<>]*>/g, ' ').split(/\s+/);
  return plain.flatMap((word) => (/[/@_\d]/.test(word) ? [] : (word.match(/\p{L}[\p{L}\p{M}'’-]+/gu) ?? [])));
}

/** Whether a comma is between all words: values that a field takes, `open, paid, sent`. */
function isList(text: string, words: readonly string[]): boolean {
  return text.split(',').length >= words.length;
}

/** Whether words are no name: of two the second is small, of more at least two are. */
function isPhrase(words: readonly string[]): boolean {
  const small = words.filter((word) => /^\p{Ll}/u.test(word));
  if (words.length === 2) return /^\p{Ll}{4}/u.test(words[1] ?? '');
  return words.length > 2 && small.length >= 2;
}

function languageOf(locale: string): string {
  return locale.split(/[-_]/)[0] ?? '';
}

/** The word lists know Dutch and English. */
function isBetween(a: string, b: string): boolean {
  return [a, b].every((locale) => ['nl', 'en'].includes(locale.slice(0, 2)));
}
