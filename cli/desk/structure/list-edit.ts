import { findNodeAtLocation, type Node, parseTree, type Segment } from 'jsonc-parser';
import { jsonText } from '#cli/content-lint/api.ts';
import type { ListStep } from './structure-api.ts';

/**
 * Gives a JSON file with one of its lists changed; every item keeps its own text. `added` is the new item, if the step
 * adds one. Undefined if the list is not there or is empty.
 */
export function withListStep(
  text: string,
  path: readonly Segment[],
  step: ListStep,
  added: unknown,
): string | undefined {
  const root = parseTree(text);
  const list = root && findNodeAtLocation(root, [...path]);
  const items = list?.children;
  const [first, second] = items ?? [];
  if (list?.type !== 'array' || !items || !first) return undefined;
  const slice = ({ offset, length }: Node) => text.slice(offset, offset + length);
  const before = text.slice(list.offset, first.offset);
  const last = items.at(-1) ?? first;
  const after = text.slice(last.offset + last.length, list.offset + list.length);
  // The separator of the first two items is used for all. With one item it is a comma and the white space after the
  // `[`.
  const separator = second ? text.slice(first.offset + first.length, second.offset) : `,${before.slice(1)}`;
  const indent = /\n([ \t]*)$/.exec(before)?.[1] ?? '';
  // A step that moves or removes an item has no `added`, and `stepped` does not use its text then.
  const changed = stepped(items.map(slice), step, jsonText(added ?? '').replaceAll('\n', `\n${indent}`));
  return text.slice(0, list.offset) + before + changed.join(separator) + after + text.slice(list.offset + list.length);
}

/** Gives a JSON file with one list taken from another file; undefined if one of the two files does not have it. */
export function withListFrom(text: string, other: string, path: readonly Segment[]): string | undefined {
  const [here, there] = [text, other].map((each) => {
    const root = parseTree(each);
    return root && findNodeAtLocation(root, [...path]);
  });
  if (here?.type !== 'array' || there?.type !== 'array') return undefined;
  const list = other.slice(there.offset, there.offset + there.length);
  return text.slice(0, here.offset) + list + text.slice(here.offset + here.length);
}

/** A list after a step. */
function stepped<Item>(items: readonly Item[], step: ListStep, added: Item): Item[] {
  if (step.kind === 'add') return items.toSpliced(step.at, 0, added);
  const rest = items.toSpliced(step.at, 1);
  const item = items[step.at];
  return step.kind === 'remove' || item === undefined ? rest : rest.toSpliced(step.to, 0, item);
}

/**
 * Gives, for each place in a list after a step, the place of that item before it, so that the keys of an item in other
 * files can follow it. A new item has undefined. `count` is the number of items before the step.
 */
export function oldIndexes(count: number, step: ListStep): (number | undefined)[] {
  const places: (number | undefined)[] = Array.from({ length: count }, (_, at) => at);
  return stepped(places, step, undefined);
}
