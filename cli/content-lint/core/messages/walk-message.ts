import {
  type MessageFormatElement,
  type PluralElement,
  type PoundElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import type { Span } from '../finding.ts';
import { memoizeLast } from '../memoize-last.ts';

/**
 * Calls `visit` for every element of a message, those inside branches and tags too, in the order of the text. Only
 * options that are numbers, as in `{n, select, 2 {…} 1 {…}}`, may come in another order: JavaScript sorts them.
 */
export function walk(elements: readonly MessageFormatElement[], visit: (element: MessageFormatElement) => void): void {
  for (const element of elements) {
    visit(element);
    if (element.type === TYPE.tag) walk(element.children, visit);
    else if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const name in element.options) walk(element.options[name]?.value ?? [], visit);
    }
  }
}

/** The plurals of a message, those inside branches and tags too. */
export const pluralsIn = memoizeLast((elements: readonly MessageFormatElement[]): readonly PluralElement[] => {
  const plurals: PluralElement[] = [];
  walk(elements, (element) => {
    if (element.type === TYPE.plural) plurals.push(element);
  });
  return plurals;
});

/** The span of an element in the text of its message. */
export function spanOf(element: { location?: { start: { offset: number }; end: { offset: number } } }): Span {
  return { start: element.location?.start.offset ?? 0, end: element.location?.end.offset ?? 0 };
}

/** The beginning of an argument in the text of its message, from its brace to the end of its name. */
export function openingSpan(element: Exclude<MessageFormatElement, PoundElement>, text: string): Span {
  const { start } = spanOf(element);
  // There may be blanks between the brace and the name.
  return { start, end: text.indexOf(element.value, start) + element.value.length };
}

/** The literal text of some elements, without arguments; from a plural or select it takes the text of `other`. */
export function literalText(elements: readonly MessageFormatElement[]): string {
  let text = '';
  for (const element of elements) {
    if (element.type === TYPE.literal) text += element.value;
    else if (element.type === TYPE.tag) text += literalText(element.children);
    else if (element.type === TYPE.plural || element.type === TYPE.select) {
      text += literalText(element.options.other?.value ?? []);
    }
  }
  return text;
}
