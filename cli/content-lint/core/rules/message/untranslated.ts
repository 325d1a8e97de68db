import { beginningOf } from '../../language/beginning-of.ts';
import { detectLanguage } from '../../language/detect-language.ts';
import { threeWordsInRow } from '../../language/three-words-in-row.ts';
import { isTranslatedWord } from '../../language/translated-words.ts';
import type { Catalogue, Project } from '../../project/project.ts';
import { defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';
import { isKeyboardKeyName, isNameInThirdLanguage } from './kept-names.ts';

export const messageUntranslated = defineRule({
  code: 'message/untranslated',
  severity: 'error',
  isCoverage: true,
  // Reported only in a locale that translates nearly all texts of several words.
  habit: threeWordsInRow,
  examples: {
    bad: { nl: 'Winkelwagen', en: 'Winkelwagen' },
    good: {
      'i18n/nl.json': '{ "home": "Home", "shop": "WooCommerce" }',
      'i18n/en.json': '{ "home": "Home", "shop": "WooCommerce" }',
    },
  },
  // Judges texts of Dutch and English, whose language is recognised by word lists.
  pair(pair, context) {
    const { source, target } = pair;
    const text = source.text.trim();
    if (text !== target.text.trim() || !areKnownLanguages(source.locale, target.locale)) return;
    const textLanguage = detectLanguage(text);
    const wrong = textLanguage && [target, source].find(({ locale }) => locale.slice(0, 2) !== textLanguage);
    if (!wrong || isKeyboardKeyName(text, pair.key)) return;
    // A third language that has this text too is the sign of a name, but not where the translation is the wrong text:
    // what was left as it is in one language may be left in another.
    if (wrong === source && isNameInThirdLanguage(text, pair.key, context.project)) return;
    const onlyIfProjectSetsRule = isKeptTerm(pair.key, text, context.project);
    const args = { locale: wrong.locale, otherLocale: textLanguage };
    reportDifference(pair, context, { message: wrong }, args, { onlyIfProjectSetsRule });
  },
  project(context) {
    const [source, ...targets] = context.project.catalogues;
    if (!source) return;
    for (const target of targets) {
      if (languageOf(source.locale) === languageOf(target.locale)) continue;
      // Texts that the word lists cannot judge: other texts of the locale show whether it translates their words.
      for (const [key, text] of source.messages) {
        if (target.messages.get(key) !== text) continue;
        const certainty = certaintyOf(key, text, source, target);
        if (!certainty) continue;
        const related = [{ locale: source.locale, key }];
        const args = { locale: target.locale, otherLocale: source.locale };
        const onlyIfProjectSetsRule = certainty === 'likely' || isKeptTerm(key, text, context.project);
        context.report({ locale: target.locale, key }, args, { related, onlyIfProjectSetsRule });
      }
    }
  },
});

/** How many translations have to keep a term. */
const keepersOfTerm = 4;

/** Two or three words with capitals that four translations keep are a term more often than a text: Content Type. */
function isKeptTerm(key: string, text: string, { catalogues: [, ...targets] }: Project): boolean {
  if (!/^\p{Lu}\S*(?:\s\p{Lu}\S*){1,2}$/u.test(text)) return false;
  return targets.filter(({ messages }) => messages.get(key) === text).length >= keepersOfTerm;
}

/** How sure it is that a text which is the same in both locales was left as it is. */
function certaintyOf(key: string, whole: string, source: Catalogue, target: Catalogue): 'sure' | 'likely' | undefined {
  // Enough of a very long text to tell, because its words take much memory.
  const text = beginningOf(whole);
  const areKnown = areKnownLanguages(source.locale, target.locale);
  // `pair` judges a text whose language the word lists recognise.
  if (areKnown && detectLanguage(text)) return undefined;
  const hasBranches = /\{[^{},]+,\s*(?:plural|select)/.test(text);
  const words = hasBranches
    ? wordsOf(text.replace(head, ' ').replace(option, ' ').replaceAll('}', ' '))
    : wordsOf(text);
  if (!hasBranches && words.length > 1 && isList(text, words)) return undefined;
  // In another script one translation of a word is proof; in the same one it may be chance.
  const leastTranslations = scriptOf(target.locale) === scriptOf(source.locale) ? 2 : 1;
  // Short words and abbreviations, such as `of` and `API`, are often the same in both languages.
  const ordinaryWords = words.filter((word) => word.length > 2 && word !== word.toUpperCase());
  const areTranslated = ordinaryWords.every((word) =>
    isTranslatedWord(word, key, source.messages, target.messages, leastTranslations),
  );
  if (areTranslated && ordinaryWords.length > 0) return ordinaryWords.length > 1 ? 'sure' : 'likely';
  // Without such proof only a phrase counts. Between Dutch and English the word lists would have recognised it above.
  if (areKnown || hasBranches || !isPhrase(words)) return undefined;
  // Two words are a borrowed term as often as not.
  return words.length < 3 ? 'likely' : 'sure';
}

/**
 * The head of a plural or select, such as `{count, plural, offset:1`, and the name of an option with its brace, such as
 * `one {` or `=0 {`: no words of the text.
 */
const head = /\{\s*[^\s{},]+\s*,\s*\w+\s*(?:,\s*(?:offset:\d+)?)?/g;
const option = /(?<!\w)(?:=\d+|\w+)\s*\{/g;

/** The words of a text, without arguments, tags, addresses, endings of files such as `.yaml`, and codes: `user_id`. */
function wordsOf(text: string): readonly string[] {
  const plain = text.replace(/\{[^{}]*\}|<[^<>]*>/g, ' ').split(/\s+/);
  return plain.flatMap((word) =>
    /[/@_\d$[\]]|\p{L}\.\p{L}|^\.\p{L}/u.test(word) ? [] : (word.match(/\p{L}[\p{L}\p{M}'’-]+/gu) ?? []),
  );
}

/** Whether a comma is between all words: values that a field takes, `open, paid, sent`. */
function isList(text: string, words: readonly string[]): boolean {
  return text.split(',').length >= words.length;
}

/**
 * Whether words are a phrase and no name: `Session orders`, not `Content Type`. Of two words, the second has to begin
 * with four small letters; of more, at least two words have to begin with a small letter.
 */
function isPhrase(words: readonly string[]): boolean {
  if (words.length === 2) return /^\p{Ll}{4}/u.test(words[1] ?? '');
  const small = words.filter((word) => /^\p{Ll}/u.test(word));
  return words.length > 2 && small.length >= 2;
}

function languageOf(locale: string): string {
  return locale.split(/[-_]/)[0] ?? '';
}

/** The script that a language is mostly written in; undefined for what is no locale. */
function scriptOf(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale.replaceAll('_', '-')).maximize().script;
  } catch {
    return undefined;
  }
}

/** Whether both locales are Dutch or English, which the word lists know. */
function areKnownLanguages(a: string, b: string): boolean {
  return [a, b].every((locale) => ['nl', 'en'].includes(locale.slice(0, 2)));
}
