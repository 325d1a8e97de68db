import {
  type DateElement,
  type MessageFormatElement,
  type NumberElement,
  type PluralElement,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import type { ParsedMessage } from './message.ts';
import { haveSamePluralCategories } from './plural-samples.ts';

/**
 * Whether two messages have the same arguments, formats, tags and branches in the same order, with text in the same
 * ones. Then nothing is lost, renamed or emptied in one of the two, so that most translations need no closer look.
 * It may be false for messages with the same parts in another order.
 */
export function haveSameStructure(source: ParsedMessage, target: ParsedMessage): boolean {
  if (source.isPlainText || target.isPlainText) return source.isPlainText && target.isPlainText;
  // A tag that closes itself is text to the parser.
  if (source.text.includes('/>') || target.text.includes('/>')) return false;
  // In languages with other plural rules the same number selects different branches.
  if (source.mayHavePluralOrSelect && !haveSamePluralCategories(source.locale, target.locale)) return false;
  return sameElements(source.elements, target.elements);
}

function sameElements(a: readonly MessageFormatElement[], b: readonly MessageFormatElement[]): boolean {
  let indexB = 0;
  for (const element of a) {
    if (element.type === TYPE.literal) continue;
    while (b[indexB]?.type === TYPE.literal) indexB++;
    const counterpart = b[indexB++];
    if (!counterpart || !isSame(element, counterpart)) return false;
  }
  while (b[indexB]?.type === TYPE.literal) indexB++;
  return indexB === b.length && hasText(a) === hasText(b);
}

function hasText(elements: readonly MessageFormatElement[]): boolean {
  return elements.some((element) => element.type === TYPE.literal && element.value.trim() !== '');
}

function isSame(a: MessageFormatElement, b: MessageFormatElement): boolean {
  if (a.type === TYPE.pound || b.type === TYPE.pound) return a.type === b.type;
  if (a.value !== b.value) return false;
  if (a.type === TYPE.tag) return b.type === TYPE.tag && sameElements(a.children, b.children);
  if (a.type === TYPE.select) return b.type === TYPE.select && sameOptions(a, b);
  if (a.type === TYPE.plural) return b.type === TYPE.plural && samePlural(a, b);
  if (a.type === TYPE.number) return b.type === TYPE.number && sameFormat(a.style, b.style);
  if (a.type === TYPE.date) return b.type === TYPE.date && sameFormat(a.style, b.style);
  if (a.type === TYPE.time) return b.type === TYPE.time && sameFormat(a.style, b.style);
  return a.type === b.type;
}

function sameFormat(a: Parameters<typeof formatName>[0], b: Parameters<typeof formatName>[0]): boolean {
  return a === b || formatName(a) === formatName(b);
}

/** Ordinals never count as the same: they are too rare to compare the rules of two languages for them. */
function samePlural(a: PluralElement, b: PluralElement): boolean {
  const isCardinal = a.pluralType !== 'ordinal' && b.pluralType !== 'ordinal';
  return isCardinal && a.offset === b.offset && sameOptions(a, b);
}

function sameOptions({ options }: PluralElement | SelectElement, other: PluralElement | SelectElement): boolean {
  let unmatched = Object.keys(other.options).length;
  for (const name in options) {
    const option = options[name];
    const counterpart = other.options[name];
    if (!option || !counterpart || !sameElements(option.value, counterpart.value)) return false;
    unmatched--;
  }
  return unmatched === 0;
}

/** Skeletons that mean the same as a named number format. */
const namedOptions: Readonly<Record<string, string>> = {
  '{"style":"percent"}': 'percent',
  '{"maximumFractionDigits":0}': 'integer',
};

/** The names of formats, by the options of a skeleton: an object that `quick-parse.ts` caches for each skeleton. */
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
  return namedOptions[name] ?? `::${name}`;
}
