import { defineRule } from '../../rule.ts';
import { replaceMatches, reportFirstMatch } from '../report-matches.ts';

/**
 * Control characters, direction marks and characters that leave a gap or nothing; hidden letters (U+E0000 to U+E007F),
 * unless they make a flag of the U+1F3F4 before them, such as that of Scotland; a variation selector behind a letter
 * that is no emoji, as U+2139 is; a soft hyphen that is not inside a word. U+034F has a branch of its own, because a
 * linter of code takes it for an accent of the character before it in the class.
 */
const withoutJoiners =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  /\u034F|[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u180E\u200E\u200F\u2028\u2029\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB\u115F\u1160\u3164\uFFA0\u2800]|(?<!\u{1F3F4}[\u{E0030}-\u{E007A}]{0,6})[\u{E0000}-\u{E007F}]|(?<=\p{L})(?<!\p{Emoji})[\uFE00-\uFE0F]|(?<!\p{L})\u00AD|\u00AD(?!\p{L})/gu;

/** Scripts without blanks between words, where a line may break at a U+200B. */
const unspaced = '[\\p{Script=Khmer}\\p{Script=Lao}\\p{Script=Myanmar}\\p{Script=Thai}\\p{Script=Tibetan}]';

/** Scripts whose letters change with their neighbours: a joiner beside one of them chooses its shape. */
const joining = `[${[
  'Arabic',
  'Bengali',
  'Devanagari',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Khmer',
  'Malayalam',
  'Mongolian',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Syriac',
  'Tamil',
  'Telugu',
  'Thaana',
]
  .map((script) => `\\p{Script=${script}}`)
  .join('')}]`;

const joiner = '[\\u200C\\u200D]';
const latin = '\\p{Script=Latin}';

/**
 * Everything invisible that is a mistake in some language: `withoutJoiners`, a U+200B without a letter of `unspaced`
 * beside it, and a joiner in three places: at the beginning of a word; between a Latin letter and what is no letter of
 * `joining`, in either order; and at the end of a word, unless a letter of `joining` is before it.
 */
const hidden = new RegExp(
  [
    withoutJoiners.source,
    `(?<!${unspaced})\\u200B(?!${unspaced})`,
    `(?<=${latin})${joiner}(?!${joining})|(?<=\\s|^)${joiner}`,
    `(?<!${joining})${joiner}(?=${latin}|\\s|$)`,
  ].join('|'),
  'gu',
);

/** Line separators and characters that leave a gap: they are replaced by a blank. */
const gaps = '\u000B\u000C\u0085\u2028\u2029\u115F\u1160\u2800\u3164\uFFA0';

/** A sign that is seen. */
const isSign = new RegExp(`[^\\s${gaps}]`);

const gapsBeforeSign = new RegExp(`[${gaps}]+[^\\s${gaps}]`, 'y');

const direction = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

/** Languages whose words a writer separates by U+200B, for a line to break there. */
const withoutBlanks = /^(?:km|lo|my|th|bo)(?![a-z])/;

const rightToLeft = /^(?:ar|he|fa|ur|yi|ps|sd|ug|dv|ckb)(?![a-z])/;

/** Direction marks are right in a language that is written from right to left, and U+200B in one without blanks. */
function isAllowed(character: string, locale: string): boolean {
  return direction.test(character) ? rightToLeft.test(locale) : character === '\u200B' && withoutBlanks.test(locale);
}

export const textInvisible = defineRule({
  code: 'text/invisible',
  severity: 'error',
  examples: {
    bad: { 'i18n/nl.json': '{ "mail": "Stuur een\\u200B e-mail" }', 'i18n/en.json': '{ "mail": "Send an email" }' },
    good: {
      'i18n/nl.json': '{ "mail": "Aansprakelijkheids\\u00ADverzekering, 24\\u00A0uur" }',
      'i18n/en.json': '{ "mail": "Liability insurance, 24\\u00A0hours" }',
    },
  },
  yieldsTo: ['message/empty', 'text/mojibake'],
  // Any sign but ASCII, Latin letters, typographic punctuation and `€`. U+00AD, the soft hyphen, is not left out.
  needs: /[^\t\n\r -~\u00a0-\u00ac\u00ae-\u024f\u2010-\u2027€]/,
  message(message, context) {
    reportFirstMatch(message, context, hidden, ([got]) => {
      const code = (got.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
      return isAllowed(got, message.locale) ? undefined : { code: `U+${code}` };
    });
  },
  fix(report) {
    const { text, target } = report;
    return replaceMatches(report, hidden, ({ 0: got, index }) => {
      if ('locale' in target && isAllowed(got, target.locale)) return got;
      // Only between two signs: at an end of the text, or beside a blank, the gap needs no blank in its place. Of
      // several gaps in a row, the first is replaced.
      if (!gaps.includes(got) || !isSign.test(text[index - 1] ?? ' ')) return '';
      gapsBeforeSign.lastIndex = index;
      return gapsBeforeSign.test(text) ? ' ' : '';
    });
  },
});
