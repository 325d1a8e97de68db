import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { pluralSamples } from './plural-samples.ts';
import { walk } from './walk-message.ts';

/** A value for each argument that a message branches on: a number for a plural, an option's name for a select. */
export type Choice = ReadonlyMap<string, number | string>;

interface Values {
  exact: Set<number>;
  offsets: Set<number>;
  kinds: Set<'cardinal' | 'ordinal'>;
  options: Set<string>;
}

/** So many branches are followed in all their combinations; beyond, one argument at a time. */
const combinationsAtMost = 64;

const none: Choice[] = [new Map()];
const known = new Map<string, Choice[]>();

/**
 * Values that together lead through every branch of all the messages. Messages with the same branches, such as one and
 * other over a count, get the very same choices: nobody may change them.
 */
export function choicesFor(
  messages: readonly { locale: string; elements: readonly MessageFormatElement[] }[],
): readonly Choice[] {
  let branches = '';
  for (const { locale, elements } of messages) {
    branches += `${locale}:`;
    walk(elements, (element) => {
      branches += branchesOf(element);
    });
  }
  if (!branches.includes('{')) return none;
  let choices = known.get(branches);
  if (!choices) {
    choices = madeFor(messages);
    known.set(branches, choices);
  }
  return choices;
}

/** All that the choices of a message depend on. */
function branchesOf(element: MessageFormatElement): string {
  if (element.type === TYPE.select) return `{${element.value},${Object.keys(element.options)}}`;
  if (element.type !== TYPE.plural) return '';
  return `{${element.value},${element.pluralType},${element.offset},${Object.keys(element.options)}}`;
}

function madeFor(messages: readonly { locale: string; elements: readonly MessageFormatElement[] }[]): Choice[] {
  const byArgument = new Map<string, Values>();
  for (const { elements } of messages) walk(elements, (element) => collect(element, byArgument));
  const locales = messages.map(({ locale }) => locale);
  const values = [...byArgument].map(([name, own]) => [name, valuesOf(own, locales)] as const);
  const combinations = values.reduce((product, [, list]) => product * list.length, 1);
  return combinations <= combinationsAtMost ? product(values) : oneAtATime(values);
}

function collect(element: MessageFormatElement, into: Map<string, Values>): void {
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return;
  let own = into.get(element.value);
  if (!own) {
    own = { exact: new Set(), offsets: new Set(), kinds: new Set(), options: new Set() };
    into.set(element.value, own);
  }
  if (element.type === TYPE.select) for (const option of Object.keys(element.options)) own.options.add(option);
  else {
    own.kinds.add(element.pluralType === 'ordinal' ? 'ordinal' : 'cardinal');
    own.offsets.add(element.offset);
    for (const option of Object.keys(element.options))
      if (option.startsWith('=')) own.exact.add(Number(option.slice(1)));
  }
}

function valuesOf({ exact, offsets, kinds, options }: Values, locales: readonly string[]): (number | string)[] {
  const values = new Set<number | string>([...options, ...exact]);
  for (const kind of kinds) {
    for (const locale of locales) {
      for (const numbers of pluralSamples(locale, kind).numbers.values()) {
        for (const offset of offsets) {
          const free = numbers.find((number) => !exact.has(number + offset)) ?? numbers[0];
          if (free !== undefined) values.add(free + offset);
        }
      }
    }
  }
  return [...values];
}

function product(values: readonly (readonly [string, readonly (number | string)[]])[]): Choice[] {
  return values.reduce<Map<string, number | string>[]>(
    (choices, [name, list]) => choices.flatMap((choice) => list.map((value) => new Map([...choice, [name, value]]))),
    [new Map()],
  );
}

function oneAtATime(values: readonly (readonly [string, readonly (number | string)[]])[]): Choice[] {
  const base = new Map(values.map(([name, list]) => [name, list.at(-1) ?? 0]));
  return values.flatMap(([name, list]) => list.map((value) => new Map([...base, [name, value]])));
}
