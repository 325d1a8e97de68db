import {
  type MessageFormatElement,
  type PluralElement,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import type { MessagePair } from '#src/checker/message.ts';
import { walk } from '#src/checker/walk-message.ts';

type Branching = PluralElement | SelectElement;

export interface BranchPair<Element> {
  name: string;
  source: Element;
  target: Element;
}

/** The plurals that both messages have over one argument; of several over the same one the first. */
export function pluralPairs(pair: MessagePair): BranchPair<PluralElement>[] {
  return pairsOf(pair, (element): element is PluralElement => element.type === TYPE.plural);
}

/** The selects that both messages have over one argument; of several over the same one the first. */
export function selectPairs(pair: MessagePair): BranchPair<SelectElement>[] {
  return pairsOf(pair, (element): element is SelectElement => element.type === TYPE.select);
}

function pairsOf<Element extends Branching>(
  { source, target }: MessagePair,
  wanted: (element: MessageFormatElement) => element is Element,
): BranchPair<Element>[] {
  if (!source.branching || !target.branching) return [];
  const theirs = collect(source.elements, wanted);
  const ours = collect(target.elements, wanted);
  return [...ours].flatMap(([name, own]) => {
    const other = theirs.get(name);
    return other ? [{ name, source: other, target: own }] : [];
  });
}

function collect<Element extends Branching>(
  elements: readonly MessageFormatElement[],
  wanted: (element: MessageFormatElement) => element is Element,
): Map<string, Element> {
  const found = new Map<string, Element>();
  walk(elements, (element) => {
    if (wanted(element) && !found.has(element.value)) found.set(element.value, element);
  });
  return found;
}
