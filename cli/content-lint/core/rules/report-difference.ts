import type { Args, ReportDetails, Span } from '../finding.ts';
import type { MessagePair, ParsedMessage } from '../messages/message.ts';
import type { Context } from '../rule.ts';

/** Where a message and its translation differ. */
interface Difference {
  /** The message to correct; the translation unless another is named. */
  message?: ParsedMessage;
  /** The part of it that is wrong. */
  span?: Span | undefined;
  /** The part of the other message that it disagrees with. */
  otherSpan?: Span | undefined;
}

/** Reports about one message of a pair; the other one is the related place. */
export function reportDifference(
  { key, source, target }: MessagePair,
  context: Context,
  { message = target, span, otherSpan }: Difference,
  args: Args,
  details: ReportDetails = {},
): void {
  const other = message === target ? source : target;
  const related = [{ locale: other.locale, key, ...(otherSpan && { span: otherSpan }) }];
  context.report({ locale: message.locale, key, ...(span && { span }) }, args, { ...details, related });
}

/** Each message of a pair with the other one, the translation first. */
export function bothWays({ source, target }: MessagePair): (readonly [ParsedMessage, ParsedMessage])[] {
  return [
    [target, source],
    [source, target],
  ];
}

/** The span at which a text contains `part`; undefined if it does not, or if `part` is empty. */
export function spanOfPart(text: string, part: string): Span | undefined {
  const start = part === '' ? -1 : text.indexOf(part);
  return start < 0 ? undefined : { start, end: start + part.length };
}
