import {
  type MessageFormatElement,
  type PluralElement,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { memoizeLast } from '../memoize-last.ts';
import type { MessagePair } from './message.ts';
import { walk } from './walk-message.ts';

type Branching = PluralElement | SelectElement;

export interface BranchPair<Element> {
  name: string;
  source: Element;
  target: Element;
}

/** The plurals and selects that both messages have. */
export interface BranchPairs {
  plurals: BranchPair<PluralElement>[];
  selects: BranchPair<SelectElement>[];
}

/** The plurals of both messages over the same argument; of several over one argument the first. */
export function pluralPairs(pair: MessagePair): readonly BranchPair<PluralElement>[] {
  return branchPairs(pair).plurals;
}

/** The selects of both messages over the same argument; of several over one argument the first. */
export function selectPairs(pair: MessagePair): readonly BranchPair<SelectElement>[] {
  return branchPairs(pair).selects;
}

const branchPairs = memoizeLast(({ source, target }: MessagePair): BranchPairs => {
  if (!source.branching || !target.branching) return { plurals: [], selects: [] };
  const theirs = branchesOf(source.elements);
  const ours = branchesOf(target.elements);
  return { plurals: partners(theirs.plurals, ours.plurals), selects: partners(theirs.selects, ours.selects) };
});

function partners<Element extends Branching>(
  theirs: ReadonlyMap<string, Element>,
  ours: ReadonlyMap<string, Element>,
): BranchPair<Element>[] {
  const pairs: BranchPair<Element>[] = [];
  for (const [name, target] of ours) {
    const source = theirs.get(name);
    if (source) pairs.push({ name, source, target });
  }
  return pairs;
}

function branchesOf(elements: readonly MessageFormatElement[]) {
  const plurals = new Map<string, PluralElement>();
  const selects = new Map<string, SelectElement>();
  walk(elements, (element) => {
    if (element.type === TYPE.plural && !plurals.has(element.value)) plurals.set(element.value, element);
    else if (element.type === TYPE.select && !selects.has(element.value)) selects.set(element.value, element);
  });
  return { plurals, selects };
}
