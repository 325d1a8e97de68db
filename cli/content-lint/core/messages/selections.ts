import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { pluralSamples } from './plural-samples.ts';
import { walk } from './walk-message.ts';

/** Values that select branches, by argument: a number for a plural, the name of an option for a select. */
export type Selection = ReadonlyMap<string, number | string>;

interface Branching {
  locale: string;
  elements: readonly MessageFormatElement[];
}

/** What the branches of one argument depend on. */
interface BranchConditions {
  /** The numbers of options such as `=1`. */
  exact: Set<number>;
  offsets: Set<number>;
  kinds: Set<'cardinal' | 'ordinal'>;
  options: Set<string>;
}

/**
 * Up to this number, all combinations of branches are followed; if there are more, those of one argument at a time,
 * which may miss a branch inside another.
 */
const maxCombinations = 64;

const withoutBranches: readonly Selection[] = [new Map()];
const cache = new Map<string, readonly Selection[]>();

/**
 * Selections that together reach every branch of all the messages. Messages with the same branches, such as `one` and
 * `other` over a count, share the same objects.
 */
export function selectionsFor(messages: readonly Branching[]): readonly Selection[] {
  let cacheKey = '';
  for (const { locale, elements } of messages) {
    cacheKey += `${locale}:`;
    walk(elements, (element) => {
      cacheKey += branchesOf(element);
    });
  }
  // Every element with branches adds a brace.
  if (!cacheKey.includes('{')) return withoutBranches;
  let selections = cache.get(cacheKey);
  if (!selections) {
    selections = computeSelections(messages);
    cache.set(cacheKey, selections);
  }
  return selections;
}

/** Everything about an element that selections depend on, as part of the key of the cache. */
function branchesOf(element: MessageFormatElement): string {
  if (element.type === TYPE.select) return `{${element.value},${Object.keys(element.options)}}`;
  if (element.type !== TYPE.plural) return '';
  return `{${element.value},${element.pluralType},${element.offset},${Object.keys(element.options)}}`;
}

function computeSelections(messages: readonly Branching[]): Selection[] {
  const byArgument = new Map<string, BranchConditions>();
  for (const { elements } of messages) walk(elements, (element) => collect(element, byArgument));
  const locales = messages.map(({ locale }) => locale);
  const values = [...byArgument].map(([name, conditions]) => [name, valuesOf(conditions, locales)] as const);
  const combinations = values.reduce((count, [, list]) => count * list.length, 1);
  return combinations <= maxCombinations ? product(values) : oneAtATime(values);
}

function collect(element: MessageFormatElement, into: Map<string, BranchConditions>): void {
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return;
  let conditions = into.get(element.value);
  if (!conditions) {
    conditions = { exact: new Set(), offsets: new Set(), kinds: new Set(), options: new Set() };
    into.set(element.value, conditions);
  }
  if (element.type === TYPE.select) for (const option of Object.keys(element.options)) conditions.options.add(option);
  else {
    conditions.kinds.add(element.pluralType === 'ordinal' ? 'ordinal' : 'cardinal');
    conditions.offsets.add(element.offset);
    for (const option of Object.keys(element.options))
      if (option.startsWith('=')) conditions.exact.add(Number(option.slice(1)));
  }
}

function valuesOf(
  { exact, offsets, kinds, options }: BranchConditions,
  locales: readonly string[],
): (number | string)[] {
  const values = new Set<number | string>([...options, ...exact]);
  for (const kind of kinds) {
    for (const locale of locales) {
      for (const numbers of pluralSamples(locale, kind).numbers.values()) {
        for (const offset of offsets) {
          // A number that has no exact option selects the option of its category.
          const sample = numbers.find((number) => !exact.has(number + offset)) ?? numbers[0];
          if (sample !== undefined) values.add(sample + offset);
        }
      }
    }
  }
  return [...values];
}

function product(values: readonly (readonly [string, readonly (number | string)[]])[]): Selection[] {
  return values.reduce<Map<string, number | string>[]>(
    (selections, [name, list]) =>
      selections.flatMap((selection) => list.map((value) => new Map([...selection, [name, value]]))),
    [new Map()],
  );
}

function oneAtATime(values: readonly (readonly [string, readonly (number | string)[]])[]): Selection[] {
  // Any value of the list will do for the arguments that do not change.
  const base = new Map(values.map(([name, list]) => [name, list.at(-1) ?? 0]));
  return values.flatMap(([name, list]) => list.map((value) => new Map([...base, [name, value]])));
}
