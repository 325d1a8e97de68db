import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { replaceParts } from '../../fix.ts';
import { endPunctuation, isSameEnd } from '../../language/end-punctuation.ts';
import type { ParsedMessage } from '../../messages/message.ts';
import { variantPairs } from '../../messages/variants.ts';
import { defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';

export const textEndPunctuation = defineRule({
  code: 'text/end-punctuation',
  severity: 'warning',
  // Unless the project sets this rule, it only reports in a locale where nearly all texts with such an end agree.
  habit: /[.!?:;…。！？।]\s*$/,
  examples: {
    bad: { nl: 'Hebt u een vraag?', en: 'Do you have a question.' },
    good: {
      'i18n/nl.json': '{ "wait": "Laden...", "tax": "Prijs incl. btw", "firm": "Solin B.V." }',
      'i18n/en.json': '{ "wait": "Loading…", "tax": "Price incl. VAT", "firm": "Solin Ltd" }',
    },
  },
  yieldsTo: [
    'message/wrong-language',
    'message/stale',
    'message/untranslated',
    'select/options',
    'text/html-entity',
    'text/mojibake',
    'text/escape',
    'text/unfinished',
  ],
  pair(pair, context) {
    const { source, target } = pair;
    if (endAlike(source.text, target.text) || (endsInWord(source.elements) && endsInWord(target.elements))) return;
    const latinMark = latinMarkIn(target);
    if (latinMark) {
      reportDifference(pair, context, { span: lastCharacter(target.text) }, latinMark);
      return;
    }
    for (const variants of variantPairs(pair)) {
      const wanted = endPunctuation(variants.source.text);
      const got = endPunctuation(variants.target.text);
      if (isSameEnd(wanted, got, [source.locale, target.locale])) continue;
      // One sentence of the source has become two: the mark is inside.
      if (/[?!]/.test(wanted.mark) && withoutEnd(variants.target.text).includes(wanted.mark)) continue;
      // Where a message ends in a brace, its mark is inside a branch.
      const lastBranch = target.text.trimEnd().endsWith('}') ? variants.target.branches.at(-1) : undefined;
      const span = lastBranch?.span ?? lastCharacter(target.text);
      const otherSpan = source.text.trimEnd().endsWith('}') ? undefined : lastCharacter(source.text);
      const isTaste = [got.mark, wanted.mark].every((mark) => ofTaste.has(mark));
      const details = isTaste ? { severity: 'note' as const } : {};
      reportDifference(pair, context, { span, otherSpan }, { got: got.mark, wanted: wanted.mark }, details);
      return;
    }
  },
  fix(report) {
    const { got, wanted } = { got: String(report.args.got), wanted: String(report.args.wanted) };
    const end = report.text.trimEnd().length;
    // Only a mark at the very end can be replaced: a text that ends in a brace has its mark inside a branch.
    if (report.span.end !== end || !report.text.slice(0, end).endsWith(got) || report.text.endsWith('}'))
      return undefined;
    return replaceParts(report, [{ span: { start: end - got.length, end }, text: wanted }], 'unsafe');
  },
});

/** Between these a translator may choose: which one a text ends in says nothing about whether it is right. */
const ofTaste: ReadonlySet<string> = new Set(['', '.', '!', '…']);

/** Marks of Chinese and Japanese sentences. */
const wideMarks: Readonly<Record<string, string>> = {
  '.': '。',
  '!': '！',
  '?': '？',
  ',': '，',
  ';': '；',
  ':': '：',
};

/** The Latin mark that ends a text behind a Chinese or Japanese letter, and the wide one that belongs there. */
function latinMarkIn({ locale, text }: ParsedMessage): { got: string; wanted: string } | undefined {
  if (!/^(?:zh|ja|yue)(?:[-_]|$)/.test(locale)) return undefined;
  const got = /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[.!?,;:]$/u.exec(text.trimEnd())?.[0] ?? '';
  const wanted = wideMarks[got];
  return wanted === undefined ? undefined : { got, wanted };
}

function withoutEnd(text: string): string {
  // The lookbehind makes the search begin at the first of these signs only; else it would take quadratic time.
  return text.replace(/(?<![?!\s])[?!\s]+$/, '');
}

function lastCharacter(text: string) {
  const end = text.trimEnd().length;
  return { start: Math.max(0, end - 1), end };
}

/** Whether both end in a letter, or in the same mark behind one: nearly all pairs do, so that it has to be fast. */
function endAlike(a: string, b: string): boolean {
  const lastA = a.charCodeAt(a.length - 1);
  const lastB = b.charCodeAt(b.length - 1);
  // A full stop, a question mark or an exclamation mark.
  if (lastA === lastB && (lastA === 46 || lastA === 63 || lastA === 33))
    return isLetter(a.charCodeAt(a.length - 2)) && isLetter(b.charCodeAt(b.length - 2));
  return isLetter(lastA) && isLetter(lastB);
}

/** Whether a text ends in a letter or an argument for any selection of branches. */
function endsInWord(elements: readonly MessageFormatElement[]): boolean {
  const last = elements.at(-1);
  if (!last) return false;
  if (last.type === TYPE.literal) return isLetter(last.value.charCodeAt(last.value.length - 1));
  if (last.type === TYPE.tag) return endsInWord(last.children);
  if (last.type !== TYPE.plural && last.type !== TYPE.select) return true;
  for (const name in last.options) if (!endsInWord(last.options[name]?.value ?? [])) return false;
  return true;
}

/** Whether a character code is that of a letter from a to z or A to Z. */
function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}
