import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Span } from '../finding.ts';
import { spanOf, walk } from './walk-message.ts';

export type ArgumentKind = 'plain' | 'number' | 'date' | 'time' | 'plural' | 'ordinal' | 'select';

export interface ArgumentPlace {
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

/** Every argument that a message names, with all the places where it does; tags are not among them. */
export function argumentIndex(elements: readonly MessageFormatElement[]): Map<string, ArgumentPlace[]> {
  const index = new Map<string, ArgumentPlace[]>();
  walk(elements, (element) => {
    const kind = kindOf(element);
    if (!kind || element.type === TYPE.pound) return;
    const { start } = spanOf(element);
    const place = { kind, span: { start, end: start + 1 + element.value.length } };
    const own = index.get(element.value);
    if (own) own.push(place);
    else index.set(element.value, [place]);
  });
  return index;
}

function kindOf(element: MessageFormatElement): ArgumentKind | undefined {
  if (element.type === TYPE.plural) return element.pluralType === 'ordinal' ? 'ordinal' : 'plural';
  return kinds[element.type];
}
