import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Span } from '../finding.ts';
import { type Fix, type FixableReport, replaceParts } from '../fix.ts';
import { nearWord } from '../language/edit-distance.ts';
import { parseElements } from '../messages/parse-message.ts';
import { walk } from '../messages/walk-message.ts';

/**
 * Replaces the name `got` by the name `near` of the source, both arguments of the finding, at all spans that `namesOf`
 * gives for the elements of the message; undefined if the message does not parse.
 */
export function renameFix(
  report: FixableReport,
  namesOf: (element: MessageFormatElement, got: string) => readonly Span[],
): Fix | undefined {
  const { got, near } = { got: String(report.args.got), near: String(report.args.near) };
  const elements = parseElements(report.text, report.project.syntax);
  if (!Array.isArray(elements)) return undefined;
  const parts: { span: Span; text: string }[] = [];
  walk(elements, (element) => parts.push(...namesOf(element, got).map((span) => ({ span, text: near }))));
  // Where the source has only one name for it, `near` may be quite another word: then `got` may be intended.
  return replaceParts(report, parts, nearWord(got, [near]) ? 'safe' : 'unsafe');
}
