import { type PluralElement, type SelectElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { memoizeLast } from '../memoize-last.ts';
import type { MessagePair, ParsedMessage } from './message.ts';
import { pluralsIn, walk } from './walk-message.ts';

type Branching = PluralElement | SelectElement;

export interface BranchPair<Element> {
  name: string;
  source: Element;
  target: Element;
}

/** The plurals of both messages over the same argument; if several are over one argument, only the first. */
export const pluralPairs = memoizeLast(({ source, target }: MessagePair): readonly BranchPair<PluralElement>[] => {
  if (!source.mayHavePluralOrSelect || !target.mayHavePluralOrSelect) return [];
  return partners(pluralsIn(source.elements), pluralsIn(target.elements));
});

/** The same for selects. The result is not kept: only two rules ask for it. */
export function selectPairs({ source, target }: MessagePair): readonly BranchPair<SelectElement>[] {
  return source.mayHavePluralOrSelect && target.mayHavePluralOrSelect
    ? partners(selectsIn(source), selectsIn(target))
    : [];
}

/** Pairs each branching element of the translation with the first of the source over the same argument. */
function partners<Element extends Branching>(sources: readonly Element[], targets: readonly Element[]) {
  const pairs: BranchPair<Element>[] = [];
  for (const target of targets) {
    const source = sources.find(({ value }) => value === target.value);
    if (source && !pairs.some(({ name }) => name === target.value)) pairs.push({ name: target.value, source, target });
  }
  return pairs;
}

function selectsIn({ elements }: ParsedMessage): SelectElement[] {
  const selects: SelectElement[] = [];
  walk(elements, (element) => {
    if (element.type === TYPE.select) selects.push(element);
  });
  return selects;
}
