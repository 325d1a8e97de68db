import type { Span } from '../../finding.ts';
import { replace } from '../../fix.ts';
import type { MessagePair, ParsedMessage } from '../../messages/message.ts';
import { type Context, defineRule } from '../../rule.ts';
import { bothWays, reportDifference } from '../report-difference.ts';
import { gluedTextHint, missingBlanks } from './missing-blanks.ts';

type BlankProblem = 'leading' | 'trailing' | 'double' | 'before-sign';

/** Any of the four `expressions`, or a line break: nearly all texts have none. */
const unusual = /^\s|\s(?:$|[\s,;.!?])|[^\S ]/;

/** What `reportBlanksOfLanguage` looks for: a blank behind a wide mark, and a French mark without a blank before it. */
const marks = /[。，、！？；：」』）] |[A-Za-z\u00c0-\u024f][:;!?](?:\s|$)/;

/**
 * How each problem is recognised. `[^\S\uFEFF]` is any white space but the byte order mark, which is invisible rather
 * than blank and is reported by `text/invisible`.
 */
const expressions: Readonly<Record<BlankProblem, RegExp>> = {
  leading: /^[^\S\uFEFF]+/,
  // The lookbehind makes the search begin at the first of several blanks only; else it would take quadratic time.
  trailing: /(?<![^\S\uFEFF])[^\S\uFEFF]+$/,
  // Also a single tab or rare blank; no-break, figure (U+2007) and thin (U+2009) spaces are there on purpose.
  double: /(?<=\S)[ \u00A0\u202F\t]{2,}(?=\S)|(?<=\S)[\t\u2000-\u2006\u2008\u200A\u3000](?=\S)/,
  // `word ,` and `word !`, also behind the brace of an argument: `{name} .`
  'before-sign': /(?<=[\p{L}\p{N}}])[ \u00A0]+(?=[,;.!?](?:\s|$))/u,
};

export const textWhitespace = defineRule({
  code: 'text/whitespace',
  severity: 'warning',
  examples: {
    bad: { nl: 'Verzenden', en: 'Send ' },
    good: { nl: ' en ', en: ' and ' },
  },
  yieldsTo: ['text/stray-brace', 'text/escape', 'text/unfinished', 'tag/unknown', 'tag/missing', 'tag/renamed'],
  needs: new RegExp(`${unusual.source}|${gluedTextHint.source}|${marks.source}`),
  pair(pair, context) {
    reportBlanksOfLanguage(pair, context);
    compareBlanks(pair, context);
    compareLines(pair, context);
    for (const { message, span } of missingBlanks(pair)) {
      reportDifference(pair, context, { message, span }, { problem: 'glued', locale: message.locale });
    }
  },
  fix(report) {
    const { problem } = report.args;
    if (problem === 'lines' || problem === 'glued') return undefined;
    const got = report.text.slice(report.span.start, report.span.end);
    // French has a narrow no-break space there.
    if (problem === 'french') return replace(report, `\u202F${got}`);
    // Of several blanks one stays: a no-break space if there is one. A rare blank becomes a plain one.
    return replace(report, problem === 'double' ? (/[\u00A0\u202F]/.exec(got)?.[0] ?? ' ') : '');
  },
});

/**
 * A blank between a full-width mark and a Chinese or Japanese letter, as in `你好， 世界`: the mark has room in itself.
 * A blank between two letters does not match.
 */
const behindWideMark =
  /(?<=[。，、！？；：」』）])[ \u00A0]+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u;

/** French has a blank before these marks; that of Canada and Switzerland has none. */
const beforeFrenchMark = /(?<=\p{L})[:;!?](?=\s|$)/u;

/** Where that French has no blank either. */
const beforeCommaOrStop = /(?<=[\p{L}\p{N}}])[ \u00A0]+(?=[,.](?:\s|$))/u;

/** The French of France, Belgium or Africa, which has that blank. */
const frenchWithBlank = /^fr(?:$|[-_](?!C[AH]))/i;

/** Blanks that a language has or has not, whatever the source does. */
function reportBlanksOfLanguage(pair: MessagePair, context: Context): void {
  const { locale, text } = pair.target;
  const hasWideMarks = /^(?:zh|ja|yue)(?:[-_]|$)/.test(locale);
  // A blank at the end of the source separates it from what the program shows behind it; these languages need none.
  const trailing = hasWideMarks && pair.source.text.endsWith(' ') ? expressions.trailing.exec(text) : null;
  const french = frenchWithBlank.test(locale) ? beforeFrenchMark.exec(text) : null;
  // `cjk`: a blank behind a full-width mark. `wide`: a blank at the end of a Chinese or Japanese text. `french`: a mark
  // that lacks the blank before it.
  for (const [problem, match] of [
    ['cjk', hasWideMarks ? behindWideMark.exec(text) : null],
    ['wide', trailing],
    ['french', french],
  ] as const) {
    if (!match) continue;
    const span = { start: match.index, end: match.index + match[0].length };
    // Only a note, or nothing unless the project sets the rule: many catalogues have such blanks, or lack them,
    // everywhere, and every reader understands the texts.
    reportDifference(
      pair,
      context,
      { span },
      { problem, locale },
      problem === 'cjk' ? { severity: 'note' } : { onlyIfProjectSetsRule: true },
    );
  }
}

function compareBlanks(pair: MessagePair, context: Context): void {
  for (const [message, other] of bothWays(pair)) {
    for (const { problem, span } of surplusBlanks(message, other)) {
      reportDifference(pair, context, { message, span }, { problem, locale: message.locale });
    }
  }
}

function compareLines(pair: MessagePair, context: Context): void {
  const inSource = breaksIn(pair.source.text);
  const inTarget = breaksIn(pair.target.text);
  if (inSource.join() === inTarget.join()) return;
  // If both have as many breaks, one has a single break where the other has a double one: then the lengths are added.
  const [got, wanted] =
    inSource.length === inTarget.length ? [sum(inTarget), sum(inSource)] : [inTarget.length, inSource.length];
  // The same breaks in another order.
  if (got === wanted) return;
  const args = { problem: 'lines', got, wanted, locale: pair.target.locale };
  // Only a note: in HTML a line break is a blank.
  reportDifference(pair, context, {}, args, { severity: 'note' });
}

/** Blanks that one message has and the other does not, of each kind. */
function surplusBlanks(message: ParsedMessage, other: ParsedMessage): { problem: BlankProblem; span: Span }[] {
  if (!unusual.test(message.text)) return [];
  const isFrench = frenchWithBlank.test(message.locale);
  return (Object.keys(expressions) as (keyof typeof expressions)[]).flatMap((problem) => {
    const isFrenchSign = problem === 'before-sign' && isFrench;
    const match = (isFrenchSign ? beforeCommaOrStop : expressions[problem]).exec(message.text);
    if (!match || expressions[problem].test(other.text)) return [];
    return [{ problem, span: { start: match.index, end: match.index + match[0].length } }];
  });
}

/** For each break inside a text 1 if it is one line break, 2 if it is several. */
function breaksIn(text: string): number[] {
  const breaks = text.trim().replaceAll('\r', '').match(/\n+/g) ?? [];
  return breaks.map(({ length }) => Math.min(length, 2));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
