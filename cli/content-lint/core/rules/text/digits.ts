import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { editDistance } from '../../language/edit-distance.ts';
import { numberDifference } from '../../language/number-difference.ts';
import { spelledDifference } from '../../language/number-words.ts';
import { wordKind, wordKindsIn } from '../../language/word-kinds.ts';
import { variantPairs } from '../../messages/variants.ts';
import { walk } from '../../messages/walk-message.ts';
import { type Context, defineRule } from '../../rule.ts';
import { reportDifference, spanOfPart } from '../report-difference.ts';

export const textDigits = defineRule({
  code: 'text/digits',
  severity: 'warning',
  examples: {
    bad: { nl: 'Klaar in 14 dagen', en: 'Ready in 41 days' },
    good: {
      'i18n/nl.json': '{ "a": "1.000 klanten, 2,5 miljoen", "b": "Om 14:30 uur", "c": "Drie stappen" }',
      'i18n/en.json': '{ "a": "1,000 customers, 2.5 million", "b": "At 2:30 pm", "c": "3 steps" }',
    },
  },
  yieldsTo: [
    'argument/missing',
    'argument/unknown',
    'text/url',
    'message/stale',
    'text/html-entity',
    'text/mojibake',
    'text/invisible',
    'text/unfinished',
    'text/escape',
    'select/options',
    'plural/exact',
    'plural/unknown-category',
    'argument/lost-in-branch',
    'argument/type',
    // A tag that is not closed, `<1>`, is text, with a number in it.
    'tag/missing',
    'tag/unknown',
    'message/wrong-language',
    'message/untranslated',
  ],
  pair(pair, context) {
    const { source, target } = pair;
    if (!/\d/.test(source.text) && !/\d/.test(target.text)) {
      // Nearly no text spells out a number. In one with branches the number depends on the branch.
      if (
        source.mayHavePluralOrSelect ||
        target.mayHavePluralOrSelect ||
        (wordKindsIn(source.text) & wordKind.number) === 0
      )
        return;
      if (!knowsNumberWords(source.locale, target.locale)) return;
      const spelled = spelledDifference(source.text, target.text);
      if (!spelled) return;
      const [got, wanted] = [spelled.got[0], spelled.wanted[0]];
      const [start, otherStart] = [spelled.got.index ?? 0, spelled.wanted.index ?? 0];
      const span = { start, end: start + got.length };
      const otherSpan = { start: otherStart, end: otherStart + wanted.length };
      reportDifference(pair, context, { span, otherSpan }, { got, wanted });
      return;
    }
    if (!hasDigit(source.elements) && !hasDigit(target.elements)) return;
    for (const { source: sourceVariant, target: targetVariant, selection } of variantPairs(pair)) {
      // A branch for one number, `=1`, may show that number or a word for it.
      const selectedNumbers = [...selection.values()].filter((value) => typeof value === 'number');
      const difference = numberDifference(sourceVariant.text, targetVariant.text, selectedNumbers);
      if (!difference || isExample(difference, pair.key, context)) continue;
      const { wanted, got } = difference;
      // The words for numbers are only known in two languages. In others a number that only one text has may be a word
      // in the other: it counts only if no language spells it out.
      if (
        (wanted === '' || got === '') &&
        !knowsNumberWords(source.locale, target.locale) &&
        !isLostToken(source.text, target.text) &&
        !isLostAmongOthers(wanted, targetVariant.text)
      )
        continue;
      const spans = { span: spanOfPart(target.text, got), otherSpan: spanOfPart(source.text, wanted) };
      // A token such as 8K that is lost in another script may be spelled out there, with the name of its letter.
      const onlyIfProjectSetsRule =
        got === '' && !knowsNumberWords(source.locale, target.locale) && !latin.test(target.text);
      reportDifference(pair, context, spans, { got, wanted }, { onlyIfProjectSetsRule });
      return;
    }
  },
});

/** The digits that two spellings of a phone number share: its last ones, without the code of a country or a zero. */
const phoneDigits = 9;

/** With more different digits than this, a number is another one, and not the same with a mistake. */
const mostMistakes = 3;

/** How many translations have to leave a number out, so that it counts as an example. */
const translationsWithout = 3;

/**
 * Whether a number is an example, such as a phone number, for which translators take one of their country: it is long,
 * and the translation has quite another one, or three translations do not have it.
 */
function isExample({ wanted, got }: { wanted: string; got: string }, key: string, { project }: Context): boolean {
  const lastDigitsOf = (number: string) => number.replace(/\D/g, '').slice(-phoneDigits);
  const [digits, targetDigits] = [lastDigitsOf(wanted), lastDigitsOf(got)];
  if (digits.length < phoneDigits) return false;
  const mistakes = targetDigits.length === phoneDigits ? editDistance(digits, targetDigits, mostMistakes) : 0;
  if (mistakes > mostMistakes) return true;
  // The first catalogue is the source.
  const translations = project.catalogues.slice(1).flatMap(({ messages }) => messages.get(key) ?? []);
  return translations.filter((text) => !text.replace(/\D/g, '').includes(digits)).length >= translationsWithout;
}

/** Whether the text shows a digit; one in the name of an option, `=0`, does not count. */
function hasDigit(elements: readonly MessageFormatElement[]): boolean {
  let has = false;
  walk(elements, (element) => {
    has ||= element.type === TYPE.literal && /\d/.test(element.value);
  });
  return has;
}

const latin = /\p{Script=Latin}{2}/u;

/** A number with its letter, which no language spells out: 8K, 1080p; not 3D, which some do. */
const token = /(?<![\p{L}\p{N}])(?:\d+K|\d{3,4}p)(?![\p{L}\p{N}])/u;

/** Whether a translation has no number, although the source has such a token. */
function isLostToken(source: string, target: string): boolean {
  return !/\p{N}/u.test(target) && source.search(token) >= 0;
}

/**
 * Whether a number that no text spells out is gone although another was kept: `between 10 and 60`, `below 60`. A single
 * digit, the month in `2026-09-01` and 100 % may be words in the translation.
 */
function isLostAmongOthers(wanted: string, target: string): boolean {
  return /^[1-9]\d+$/.test(wanted) && wanted !== '100' && /\d/.test(target.replace(/\{[^{}]*\}/g, ''));
}

/** Whether the words for numbers are known in both languages. */
function knowsNumberWords(...locales: readonly string[]): boolean {
  return locales.every((locale) => ['nl', 'en'].includes(locale.slice(0, 2)));
}
