import type { Message } from '#src/checker/message.ts';
import type { Context } from '#src/checker/rule.ts';

/** Reports every match of an expression in a message's text; `args` may refuse one by giving nothing. */
export function reportMatches(
  { key, locale, text }: Message,
  context: Context,
  expression: RegExp,
  args: (match: RegExpExecArray) => Record<string, string> | undefined = (match) => ({ got: match[0] }),
): void {
  expression.lastIndex = 0;
  for (let match = expression.exec(text); match; match = expression.exec(text)) {
    const own = args(match);
    if (own) context.report({ locale, key, span: { start: match.index, end: match.index + match[0].length } }, own);
    if (match[0] === '') expression.lastIndex++;
  }
}
