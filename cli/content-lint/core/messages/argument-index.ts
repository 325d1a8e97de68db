import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Span } from '../finding.ts';
import type { Message } from './message.ts';
import { openingSpan, walk } from './walk-message.ts';

export type ArgumentKind = 'plain' | 'number' | 'date' | 'time' | 'plural' | 'ordinal' | 'select';

export interface ArgumentOccurrence {
  kind: ArgumentKind;
  /** From the opening brace to the end of the name. */
  span: Span;
}

const kinds: Partial<Record<TYPE, ArgumentKind>> = {
  [TYPE.argument]: 'plain',
  [TYPE.number]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
  [TYPE.select]: 'select',
};

/** Every argument of a message with all its occurrences; tags are not included. Empty if it does not parse. */
export function argumentIndex({ elements = [], text }: Message): Map<string, ArgumentOccurrence[]> {
  const index = new Map<string, ArgumentOccurrence[]>();
  walk(elements, (element) => {
    const kind = kindOf(element);
    // A `#` has no kind; its type is asked for because TypeScript does not know that.
    if (!kind || element.type === TYPE.pound) return;
    const occurrence = { kind, span: openingSpan(element, text) };
    const occurrences = index.get(element.value);
    if (occurrences) occurrences.push(occurrence);
    else index.set(element.value, [occurrence]);
  });
  return index;
}

function kindOf(element: MessageFormatElement): ArgumentKind | undefined {
  if (element.type === TYPE.plural) return element.pluralType === 'ordinal' ? 'ordinal' : 'plural';
  return kinds[element.type];
}
