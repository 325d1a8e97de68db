import type { Span } from '../../finding.ts';
import { blankOut, symbolRuns } from '../../language/blank-out.ts';
import type { MessagePair } from '../../messages/message.ts';
import { variantPairs } from '../../messages/variants.ts';
import { defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';

/** Of these a text has to close as many as it opens. */
const brackets = [
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
  ['«', '»'],
] as const;
const bracket = /[()（）[\]“”„«»]/;

/** One sign too many beside a tag: `<<b>` and `</b>>`. */
const doubleAngle = /<(?=<\/?[a-zA-Z])|(?<=<\/?[a-zA-Z][\w-]*>)>/;

/**
 * Mistakes that are only wrong if one of two texts has them and the other has not. `find` gives the offset, `got` is
 * the sign that the finding shows: without it the one at that offset, `<` or `>`.
 */
const oneSided: readonly { find: (text: string) => number | undefined; got?: string }[] = [
  { find: openQuote, got: '‘' },
  { find: oddQuote, got: '"' },
  { find: (text) => doubleAngle.exec(text)?.index },
];

export const textUnbalanced = defineRule({
  code: 'text/unbalanced',
  severity: 'warning',
  examples: {
    bad: { nl: 'Bel ons (gratis)', en: 'Call us (free' },
    good: { nl: '1) Kies (gratis)', en: '1) Choose (for free)' },
  },
  yieldsTo: ['text/mojibake', 'text/invisible', 'text/html-entity', 'message/wrong-language', 'message/untranslated'],
  needs: /[()（）[\]“”„«»‘"]|<<|>>/,
  pair(pair, context) {
    const { source, target } = pair;
    for (const { find, got } of oneSided) {
      const [inSource, inTarget] = [find(source.text), find(target.text)];
      if ((inSource === undefined) === (inTarget === undefined)) continue;
      const [message, start = 0] = inSource === undefined ? [target, inTarget] : [source, inSource];
      const span = { start, end: start + 1 };
      reportDifference(pair, context, { message, span }, { got: got ?? message.text[start] ?? '' });
    }
    const branch = oddBranch(pair);
    if (branch) reportDifference(pair, context, { span: branch }, { got: '"' });
    if (!bracket.test(source.text) && !bracket.test(target.text)) return;
    for (const [open, close] of brackets) {
      // “…" is one mistake, which is reported at its straight mark.
      if (open === '“' && isMixed(target.text) && !isMixed(source.text)) continue;
      const [inSource, inTarget] = [surplus(source.text, open, close), surplus(target.text, open, close)];
      if (inSource === inTarget) continue;
      // A translation without a surplus is right: then the source is to be corrected.
      const [message, number] = inTarget === 0 ? [source, inSource] : [target, inTarget];
      const got = number > 0 ? open : close;
      const start = got === open ? message.text.lastIndexOf(open) : message.text.indexOf(close);
      // -1 if `surplus` has counted a sign of another form: a full-width bracket, or „ instead of “.
      if (start >= 0) reportDifference(pair, context, { message, span: { start, end: start + 1 } }, { got });
    }
  },
});

/** Whether a quotation begins with a curly mark and ends in a straight one, or the other way round. */
function isMixed(text: string): boolean {
  return oddQuote(text) !== undefined && /[“”„]/.test(text);
}

/**
 * The branch of a translation with a straight mark too many, if the text as a whole hides it: another branch has the
 * same mistake, and together their marks are even.
 */
function oddBranch(pair: MessagePair): Span | undefined {
  const { source, target } = pair;
  if (!target.mayHavePluralOrSelect || !target.text.includes('"') || oddQuote(target.text) !== undefined)
    return undefined;
  const odd = variantPairs(pair).find(
    (variant) => oddQuote(variant.target.text) !== undefined && oddQuote(variant.source.text) === undefined,
  );
  if (!odd || oddQuote(source.text) !== undefined) return undefined;
  // A variant has a branch of each plural. The one with the odd mark may be inside others, which come before it: so the
  // last is the innermost. If no branch is odd by itself, the first is marked.
  const { branches } = odd.target;
  const branch = branches.findLast(({ span }) => oddQuote(target.text.slice(span.start, span.end)) !== undefined);
  return (branch ?? branches[0])?.span;
}

/**
 * The last of an odd number of straight quotation marks. Behind a digit it may be an inch, `5"`, or close a quotation,
 * `"0"`. Inside a Hebrew word it is a letter, and between blanks the text is about the mark itself.
 */
function oddQuote(whole: string): number | undefined {
  if (!whole.includes('"')) return undefined;
  // Signs in a row are shown as such, and close nothing.
  const text = blankOut(whole, symbolRuns);
  // All marks but those with a Hebrew letter on both sides.
  const marks = [...text.matchAll(/"(?<!\p{Script=Hebrew}"(?=\p{Script=Hebrew}))/gu)];
  const withoutInches = marks.filter(({ index }) => !/\d/.test(text[index - 1] ?? ''));
  const withoutMentions = marks.filter(({ index }) => !/^\s"\s/.test(text.slice(index - 1, index + 2)));
  const isEven = [marks, withoutInches, withoutMentions].some(({ length }) => length % 2 === 0);
  return isEven ? undefined : marks.at(-1)?.index;
}

/**
 * The offset of a ‘ without a closing mark. It does not count in ‘s and ‘t, where it is an apostrophe typed the wrong
 * way round, nor behind a Latin or Cyrillic letter, where it belongs to the word: Uzbek o‘zbek and tog‘. Punjabi leaves
 * out the beginning of a word with it.
 */
function openQuote(text: string): number | undefined {
  if (!text.includes('‘')) return undefined;
  const start = [...text.matchAll(/(?<![\p{Script=Latin}\p{Script=Cyrillic}])‘(?!\p{Script=Gurmukhi})/gu)].at(
    -1,
  )?.index;
  if (start === undefined || text.indexOf('’', start) >= 0) return undefined;
  return /^‘(?:s|t|n|k|m|em|ie)\b/.test(text.slice(start)) ? undefined : start;
}

/** A face that is made of signs, such as `:-)`: the bracket in it is no bracket. */
const face = /(?<![\p{L}\p{N}])[:;]-?[()]/gu;

/** Japanese for “e.g.” and “note”: 例）. */
const japaneseLabel = /(?<![^\s,、。:：])[例注][)）]/gu;

/** How many more brackets or quotation marks of a kind are opened than closed. */
function surplus(whole: string, open: string, close: string): number {
  const text = whole
    .replace(face, '')
    .replace(symbolRuns, '')
    .replace(japaneseLabel, '')
    .replaceAll('（', '(')
    .replaceAll('）', ')');
  // A label before what it is about needs no other half: `1)`, `b)`.
  let count = close === ')' && /^[\p{L}\p{N}]{1,2}\)/u.test(text) ? 1 : 0;
  // German and older Dutch: „…” and „…“.
  if (open === '“' && text.includes('„')) return (text.match(/[“”„]/g)?.length ?? 0) % 2;
  // Swedish and Finnish: ”…”.
  if (close === '”' && !text.includes(open)) return -((text.match(/”/g)?.length ?? 0) % 2);
  for (let at = text.indexOf(open); at >= 0; at = text.indexOf(open, at + 1)) count++;
  for (let at = text.indexOf(close); at >= 0; at = text.indexOf(close, at + 1)) count--;
  return count;
}
