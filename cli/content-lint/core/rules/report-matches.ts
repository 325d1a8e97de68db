import type { Args, Span } from '../finding.ts';
import { type Fix, type FixableReport, type FixLevel, replaceParts } from '../fix.ts';
import type { Message } from '../messages/message.ts';
import type { Context } from '../rule.ts';

/** Gives the arguments of the finding about a match; undefined if the match is right after all. */
type ArgsOf = (match: RegExpExecArray) => Record<string, string> | undefined;

const wholeMatch: ArgsOf = ([got]) => ({ got });

/** Reports every match of an expression in a message's text, except those for which `argsOf` gives undefined. */
export function reportMatches(
  { key, locale, text }: Message,
  context: Context,
  expression: RegExp,
  argsOf: ArgsOf = wholeMatch,
): void {
  for (const { span, args } of matchesIn(text, expression, argsOf)) context.report({ locale, key, span }, args);
}

/**
 * Reports the first match and how many `more` there are: what one wrong step did to a text, such as reading it in the
 * wrong encoding, is one mistake however many characters it broke. Gives whether there was one.
 */
export function reportFirstMatch(
  { key, locale, text }: Message,
  context: Context,
  expression: RegExp,
  argsOf: ArgsOf = wholeMatch,
): boolean {
  let first: MatchWithArgs | undefined;
  let count = 0;
  for (const match of matchesIn(text, expression, argsOf)) {
    first ??= match;
    count++;
  }
  if (!first) return false;
  const more: Args = count > 1 ? { more: count - 1 } : {};
  context.report({ locale, key, span: first.span }, { ...first.args, ...more });
  return true;
}

/** Replaces all matches of an expression that `reportFirstMatch` reported; undefined if one of them cannot be replaced. */
export function replaceMatches(
  report: FixableReport,
  expression: RegExp,
  replacement: (match: RegExpExecArray) => string | undefined,
  level: FixLevel = 'safe',
): Fix | undefined {
  const parts: { span: Span; text: string }[] = [];
  for (const match of report.text.matchAll(expression)) {
    const text = replacement(match);
    if (text === undefined) return undefined;
    parts.push({ span: { start: match.index, end: match.index + match[0].length }, text });
  }
  return replaceParts(report, parts, level);
}

interface MatchWithArgs {
  span: Span;
  args: Record<string, string>;
}

function* matchesIn(text: string, expression: RegExp, argsOf: ArgsOf): Generator<MatchWithArgs> {
  // Nearly no text has a match, and a search is much faster than an iterator.
  if (text.search(expression) < 0) return;
  for (const match of text.matchAll(expression)) {
    const args = argsOf(match);
    if (args) yield { span: { start: match.index, end: match.index + match[0].length }, args };
  }
}
