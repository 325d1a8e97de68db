import {
  type DateElement,
  type MessageFormatElement,
  type NumberElement,
  type PluralElement,
  type SelectElement,
  SKELETON_TYPE,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import type { ParsedMessage } from './message.ts';
import { havePluralsAlike } from './plural-samples.ts';

/**
 * Whether two messages have the same arguments, formats, tags and branches in the same order, with text inside the same
 * ones. Nothing of that can then be lost, renamed or emptied in one of them, and most translations need no closer look.
 * It may be false for messages with the same parts in another order.
 */
export function haveSameStructure(source: ParsedMessage, target: ParsedMessage): boolean {
  if (source.plain || target.plain) return source.plain && target.plain;
  // A tag that closes itself is text to the parser.
  if (source.text.includes('/>') || target.text.includes('/>')) return false;
  // In languages with other plural rules the same number selects different branches.
  if (source.branching && !havePluralsAlike(source.locale, target.locale)) return false;
  return sameElements(source.elements, target.elements);
}

function sameElements(one: readonly MessageFormatElement[], other: readonly MessageFormatElement[]): boolean {
  let at = 0;
  for (let own = 0; own < one.length; own++) {
    const element = one[own];
    if (!element || element.type === TYPE.literal) continue;
    while (other[at]?.type === TYPE.literal) at++;
    const counterpart = other[at++];
    if (!counterpart || !isSame(element, counterpart)) return false;
  }
  while (other[at]?.type === TYPE.literal) at++;
  return at === other.length && hasText(one) === hasText(other);
}

function hasText(elements: readonly MessageFormatElement[]): boolean {
  return elements.some((element) => element.type === TYPE.literal && element.value.trim() !== '');
}

function isSame(one: MessageFormatElement, other: MessageFormatElement): boolean {
  if (one.type === TYPE.pound || other.type === TYPE.pound) return one.type === other.type;
  if (one.value !== other.value) return false;
  if (one.type === TYPE.tag) return other.type === TYPE.tag && sameElements(one.children, other.children);
  if (one.type === TYPE.select) return other.type === TYPE.select && sameOptions(one, other);
  if (one.type === TYPE.plural) return other.type === TYPE.plural && samePlural(one, other);
  if (one.type === TYPE.number) return other.type === TYPE.number && sameFormat(one.style, other.style);
  if (one.type === TYPE.date) return other.type === TYPE.date && sameFormat(one.style, other.style);
  if (one.type === TYPE.time) return other.type === TYPE.time && sameFormat(one.style, other.style);
  return one.type === other.type;
}

function sameFormat(one: Parameters<typeof formatName>[0], other: Parameters<typeof formatName>[0]): boolean {
  return one === other || formatName(one) === formatName(other);
}

/** Ordinals are too rare to compare the rules of two languages. */
function samePlural(one: PluralElement, other: PluralElement): boolean {
  const isCardinal = one.pluralType !== 'ordinal' && other.pluralType !== 'ordinal';
  return isCardinal && one.offset === other.offset && sameOptions(one, other);
}

function sameOptions({ options }: PluralElement | SelectElement, other: PluralElement | SelectElement): boolean {
  let left = Object.keys(other.options).length;
  for (const name in options) {
    const own = options[name];
    const counterpart = other.options[name];
    if (!own || !counterpart || !sameElements(own.value, counterpart.value)) return false;
    left--;
  }
  return left === 0;
}

/** Skeletons that mean the same as a named number format. */
const namedOptions: Readonly<Record<string, string>> = {
  '{"style":"percent"}': 'percent',
  '{"maximumFractionDigits":0}': 'integer',
};

/** By the options of a skeleton, which messages with the same skeleton share. */
const names = new WeakMap<object, string>();

/** A name for a format that is the same for all spellings of it: the order of a skeleton's letters does not count. */
export function formatName(style: NumberElement['style'] | DateElement['style']): string {
  if (!style) return '';
  if (typeof style === 'string') return style;
  let name = names.get(style.parsedOptions);
  if (name === undefined) {
    name = JSON.stringify(Object.fromEntries(Object.entries(style.parsedOptions).sort(([a], [b]) => (a < b ? -1 : 1))));
    names.set(style.parsedOptions, name);
  }
  if (style.type === SKELETON_TYPE.dateTime) return `::${name}`;
  return namedOptions[name] ?? `::${name}`;
}
