import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Span } from '#src/checker/finding.ts';

/** Calls `visit` for every element of a message, those inside branches and tags too, in the order of the text. */
export function walk(
  elements: readonly MessageFormatElement[],
  visit: (element: MessageFormatElement, insidePlural: boolean) => void,
  insidePlural = false,
): void {
  for (const element of elements) {
    visit(element, insidePlural);
    if (element.type === TYPE.tag) walk(element.children, visit, insidePlural);
    else if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) walk(option.value, visit, element.type === TYPE.plural);
    }
  }
}

/** Where an element stands in its message. */
export function spanOf(element: { location?: { start: { offset: number }; end: { offset: number } } }): Span {
  return { start: element.location?.start.offset ?? 0, end: element.location?.end.offset ?? 0 };
}
