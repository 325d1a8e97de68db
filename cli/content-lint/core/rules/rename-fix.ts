import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Span } from '../finding.ts';
import { type Fix, type FixableReport, replaceParts } from '../fix.ts';
import { nearWord } from '../language/edit-distance.ts';
import { parseElements } from '../messages/parse-message.ts';
import { walk } from '../messages/walk-message.ts';

/**
 * Replaces a name, `got` in the arguments of the finding, by the one that the source has in its place, `near` there, at
 * all spans that `namesOf` gives for the elements of the message; undefined if the message does not parse.
 */
export function renameFix(
  report: FixableReport,
  namesOf: (element: MessageFormatElement, got: string) => readonly Span[],
): Fix | undefined {
  const [got, nameInSource] = [String(report.args.got), String(report.args.near)];
  const elements = parseElements(report.text, report.project.syntax);
  if (!Array.isArray(elements)) return undefined;
  const parts: { span: Span; text: string }[] = [];
  walk(elements, (element) => parts.push(...namesOf(element, got).map((span) => ({ span, text: nameInSource }))));
  // Two quite different words are a pair if they are the only ones left over: then `got` may be intended.
  return replaceParts(report, parts, nearWord(got, [nameInSource]) ? 'safe' : 'unsafe');
}
