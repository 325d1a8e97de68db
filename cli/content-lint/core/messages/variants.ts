import {
  type MessageFormatElement,
  type PluralElement,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import type { Span } from '../finding.ts';
import { memoizeLast } from '../memoize-last.ts';
import type { MessagePair, ParsedMessage } from './message.ts';
import { pluralSamples } from './plural-samples.ts';
import { formatName } from './same-structure.ts';
import { type Selection, selectionsFor } from './selections.ts';
import { spanOf } from './walk-message.ts';

/** An argument whose value the reader sees. */
export interface ShownArgument {
  name: string;
  kind: 'plain' | 'number' | 'date' | 'time';
  /** The format, in a form that two spellings of one format share; empty for the plain one. */
  format: string;
  span: Span;
}

/** What a reader gets for one selection of branches. */
export interface Variant {
  arguments: ShownArgument[];
  /** A tag is empty if the reader sees nothing in it, as in `<br/>`. */
  tags: { name: string; empty: boolean; span: Span }[];
  /** The text with `argumentMark` for every argument. */
  text: string;
  /** The branches that were selected, in the order of the text. */
  branches: SelectedBranch[];
}

export interface SelectedBranch {
  /** The name of the argument that selects it. */
  name: string;
  option: string;
  span: Span;
  /** True if the option is for one number alone, as `one` is in most languages: its text need not show the number. */
  isForOneNumber: boolean;
}

/** What both messages of a pair say for the same selection. */
export interface VariantPair {
  selection: Selection;
  source: Variant;
  target: Variant;
}

/** Takes the place of an argument in the text of a variant. */
export const argumentMark = '\uFFFC';

/** The variants of both messages, for every selection that either of them distinguishes. */
export const variantPairs = memoizeLast(({ source, target }: MessagePair): VariantPair[] =>
  selectionsFor([source, target]).map((selection) => ({
    selection,
    source: variantOf(source, selection),
    target: variantOf(target, selection),
  })),
);

/** What a message says for one selection. */
export function variantOf(message: ParsedMessage, selection: Selection): Variant {
  const variant: Variant = { arguments: [], tags: [], text: '', branches: [] };
  read(message.elements, { locale: message.locale, selection, variant, counted: '' });
  return variant;
}

interface Reading {
  locale: string;
  selection: Selection;
  variant: Variant;
  /** Name of the plural argument that a `#` is for; empty outside of plurals. */
  counted: string;
}

function read(elements: readonly MessageFormatElement[], reading: Reading): void {
  const { variant } = reading;
  const show = (name: string, kind: ShownArgument['kind'], format: string, element: MessageFormatElement) => {
    variant.arguments.push({ name, kind, format, span: spanOf(element) });
    variant.text += argumentMark;
  };
  for (const element of elements) {
    if (element.type === TYPE.literal) readText(element, variant);
    else if (element.type === TYPE.argument) show(element.value, 'plain', '', element);
    else if (element.type === TYPE.pound) show(reading.counted, 'number', '', element);
    else if (element.type === TYPE.number) show(element.value, 'number', formatName(element.style), element);
    else if (element.type === TYPE.date) show(element.value, 'date', formatName(element.style), element);
    else if (element.type === TYPE.time) show(element.value, 'time', formatName(element.style), element);
    else if (element.type === TYPE.tag) readTag(element, reading);
    else readBranch(element, reading);
  }
}

/** Reads literal text. A tag that closes itself, such as `<br/>`, is text to the parser and a tag to the reader. */
function readText(element: Extract<MessageFormatElement, { type: TYPE.literal }>, variant: Variant): void {
  variant.text += element.value;
  if (!element.value.includes('/>')) return;
  const { start } = spanOf(element);
  for (const { 0: tag, 1: name = '', index } of element.value.matchAll(/<([A-Za-z][\w.-]*)\s*\/>/g)) {
    variant.tags.push({ name, empty: true, span: { start: start + index, end: start + index + tag.length } });
  }
}

function readTag(element: Extract<MessageFormatElement, { type: TYPE.tag }>, reading: Reading): void {
  const { variant } = reading;
  const lengthBefore = variant.text.length;
  const tag = { name: element.value, empty: false, span: spanOf(element) };
  variant.tags.push(tag);
  read(element.children, reading);
  tag.empty = variant.text.slice(lengthBefore).trim() === '';
}

function readBranch(element: PluralElement | SelectElement, reading: Reading): void {
  const option = optionFor(element, reading);
  const branch = element.options[option];
  if (!branch) return;
  const isForOneNumber =
    element.type === TYPE.plural && (option.startsWith('=') || ['zero', 'one', 'two'].includes(option));
  reading.variant.branches.push({ name: element.value, option, span: spanOf(branch), isForOneNumber });
  // Inside a select the parser reads `#` as text, even if a plural is around it: then `counted` is not asked for.
  read(branch.value, { ...reading, counted: element.type === TYPE.plural ? element.value : reading.counted });
}

function optionFor(element: PluralElement | SelectElement, { selection, locale }: Reading): string {
  const value = selection.get(element.value);
  if (element.type === TYPE.select) return element.options[String(value)] ? String(value) : 'other';
  if (element.options[`=${value}`]) return `=${value}`;
  const type = element.pluralType === 'ordinal' ? 'ordinal' : 'cardinal';
  const category = pluralSamples(locale, type).categoryOf(Number(value ?? 0) - element.offset);
  return element.options[category] ? category : 'other';
}
