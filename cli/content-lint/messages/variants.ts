import {
  type MessageFormatElement,
  type PluralElement,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import type { Span } from '../finding.ts';
import type { Choice } from './choices.ts';
import { choicesFor } from './choices.ts';
import { computeOnce } from './compute-once.ts';
import { formatName } from './format-name.ts';
import type { MessagePair, ParsedMessage } from './message.ts';
import { pluralSamples } from './plural-samples.ts';
import { spanOf } from './walk-message.ts';

/** An argument that is shown. */
export interface Use {
  name: string;
  kind: 'plain' | 'number' | 'date' | 'time';
  /** The format, in a form that two spellings of one format share; empty for the plain one. */
  format: string;
  span: Span;
}

/** What a reader gets for one choice of values: a message without branches. */
export interface Outcome {
  uses: Use[];
  tags: { name: string; empty: boolean; span: Span }[];
  /** The text with `argumentMark` for every argument. */
  text: string;
  /** The option taken in each plural and select on the way. */
  taken: Taken[];
}

export interface Taken {
  name: string;
  option: string;
  span: Span;
  /** True where the option stands for one number alone, so that its text need not show it. */
  single: boolean;
}

export interface PairOutcome {
  choice: Choice;
  source: Outcome;
  target: Outcome;
}

/** Stands for an argument in the text of an outcome. */
export const argumentMark = '\uFFFC';

/** What both messages of a pair say for every choice of values that either of them branches on. */
export const outcomesOf = computeOnce(({ source, target }: MessagePair): PairOutcome[] =>
  choicesFor([source, target]).map((choice) => ({
    choice,
    source: outcomeOf(source, choice),
    target: outcomeOf(target, choice),
  })),
);

/** What a message says for one choice of values. */
export function outcomeOf(message: ParsedMessage, choice: Choice): Outcome {
  const outcome: Outcome = { uses: [], tags: [], text: '', taken: [] };
  read(message.elements, { message, choice, outcome, counted: '' });
  return outcome;
}

interface Reading {
  message: ParsedMessage;
  choice: Choice;
  outcome: Outcome;
  /** Name of the plural argument that a `#` stands for. */
  counted: string;
}

function read(elements: readonly MessageFormatElement[], reading: Reading): void {
  const { outcome } = reading;
  const use = (name: string, kind: Use['kind'], format: string, element: MessageFormatElement) => {
    outcome.uses.push({ name, kind, format, span: spanOf(element) });
    outcome.text += argumentMark;
  };
  for (const element of elements) {
    if (element.type === TYPE.literal) readText(element, outcome);
    else if (element.type === TYPE.argument) use(element.value, 'plain', '', element);
    else if (element.type === TYPE.pound) use(reading.counted, 'number', '', element);
    else if (element.type === TYPE.number) use(element.value, 'number', formatName(element.style), element);
    else if (element.type === TYPE.date) use(element.value, 'date', formatName(element.style), element);
    else if (element.type === TYPE.time) use(element.value, 'time', formatName(element.style), element);
    else if (element.type === TYPE.tag) readTag(element, reading);
    else readBranch(element, reading);
  }
}

/** Text; a tag that closes itself, such as `<br/>`, is text to the parser and a tag to the reader. */
function readText(element: Extract<MessageFormatElement, { type: TYPE.literal }>, outcome: Outcome): void {
  outcome.text += element.value;
  if (!element.value.includes('/>')) return;
  const { start } = spanOf(element);
  for (const { 0: tag, 1: name = '', index } of element.value.matchAll(/<([A-Za-z][\w-]*)\s*\/>/g)) {
    outcome.tags.push({ name, empty: true, span: { start: start + index, end: start + index + tag.length } });
  }
}

function readTag(element: Extract<MessageFormatElement, { type: TYPE.tag }>, reading: Reading): void {
  const { outcome } = reading;
  const before = outcome.text.length;
  const tag = { name: element.value, empty: false, span: spanOf(element) };
  outcome.tags.push(tag);
  read(element.children, reading);
  tag.empty = outcome.text.slice(before).trim() === '';
}

function readBranch(element: PluralElement | SelectElement, reading: Reading): void {
  const option = optionFor(element, reading);
  const branch = element.options[option];
  if (!branch) return;
  const single = element.type === TYPE.plural && (option.startsWith('=') || ['zero', 'one', 'two'].includes(option));
  reading.outcome.taken.push({ name: element.value, option, span: spanOf(branch), single });
  // A `#` inside a select is text, even where a plural stands around it: so does the parser have it.
  read(branch.value, { ...reading, counted: element.type === TYPE.plural ? element.value : reading.counted });
}

function optionFor(element: PluralElement | SelectElement, { choice, message }: Reading): string {
  const value = choice.get(element.value);
  if (element.type === TYPE.select) return element.options[String(value)] ? String(value) : 'other';
  if (element.options[`=${value}`]) return `=${value}`;
  const type = element.pluralType === 'ordinal' ? 'ordinal' : 'cardinal';
  const category = pluralSamples(message.locale, type).categoryOf(Number(value ?? 0) - element.offset);
  return element.options[category] ? category : 'other';
}
