import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  type SelectElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { createIntl, createIntlCache } from '@formatjs/intl';
import { numberFormats } from '#src/domain/facts.ts';
import { type Locale, localeData } from '#src/domain/locale.ts';

type Values = Readonly<Record<string, string | number>>;

/** A plural or a choice of a message, with the place of each of its branches in the text. */
export interface Choice {
  argument: string;
  branches: { name: string; text: string; start: number; end: number; example: string | number }[];
}

/** What a message asks for. Undefined where it is no ICU message. */
export interface Draft {
  arguments: { name: string; source: string }[];
  /** The first of the message that is not inside another. */
  choice: Choice | undefined;
}

/** Numbers of which each language has one in every plural category of Dutch and English. */
const samples: Readonly<Record<string, number>> = { zero: 0, one: 1, two: 2, few: 3, many: 11, other: 5 };

/** Reads a message while somebody writes it. */
export function readDraft(text: string): Draft | undefined {
  const elements = parsed(text);
  if (!elements) return undefined;
  const found = new Map<string, string>();
  walk(elements, (element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.tag) return;
    const { location, value } = element;
    if (!found.has(value) && location) found.set(value, text.slice(location.start.offset, location.end.offset));
  });
  const choice = elements.find((element) => isChoice(element));
  return {
    arguments: [...found].map(([name, source]) => ({ name, source })),
    choice: choice && isChoice(choice) ? choiceOf(choice, text) : undefined,
  };
}

/** A message as a visitor reads it; undefined where it cannot be formatted. `chosen` decides what its first choice shows. */
export function formatDraft(
  text: string,
  locale: Locale,
  values: Values,
  chosen?: string | number,
): string | undefined {
  const elements = parsed(text);
  if (!elements) return undefined;
  const own: Record<string, unknown> = { ...values };
  walk(elements, (element) => {
    if (element.type === TYPE.tag) own[element.value] ??= (parts: unknown[]) => parts.join('');
    else if (element.type !== TYPE.literal && element.type !== TYPE.pound) own[element.value] ??= exampleOf(element);
  });
  const choice = elements.find((element) => isChoice(element));
  if (choice && isChoice(choice) && chosen !== undefined) own[choice.value] = chosen;
  try {
    const intl = createIntl(
      {
        locale: localeData[locale].intl,
        messages: { draft: text },
        formats: { number: numberFormats },
        onError: raise,
      },
      cache,
    );
    return String(intl.formatMessage({ id: 'draft' }, own as Values));
  } catch {
    return undefined;
  }
}

const cache = createIntlCache();

function raise(error: Error): never {
  throw error;
}

function parsed(text: string): MessageFormatElement[] | undefined {
  try {
    return parse(text, { captureLocation: true });
  } catch {
    return undefined;
  }
}

function isChoice(element: MessageFormatElement): element is PluralElement | SelectElement {
  return element.type === TYPE.plural || element.type === TYPE.select;
}

function choiceOf({ value, options }: PluralElement | SelectElement, text: string): Choice {
  const branches = Object.entries(options).flatMap(([name, { location }]) => {
    if (!location) return [];
    // Without its braces.
    const [start, end] = [location.start.offset + 1, location.end.offset - 1];
    const example = name.startsWith('=') ? Number(name.slice(1)) : (samples[name] ?? name);
    return [{ name, text: text.slice(start, end), start, end, example }];
  });
  return { argument: value, branches };
}

function exampleOf(element: Exclude<MessageFormatElement, { type: TYPE.literal | TYPE.pound | TYPE.tag }>) {
  if (element.type === TYPE.argument) return `‹${element.value}›`;
  if (element.type === TYPE.select) return Object.keys(element.options)[0] ?? 'other';
  return samples.other;
}

function walk(elements: readonly MessageFormatElement[], visit: (element: MessageFormatElement) => void): void {
  for (const element of elements) {
    visit(element);
    if (isChoice(element)) for (const { value } of Object.values(element.options)) walk(value, visit);
    if (element.type === TYPE.tag) walk(element.children, visit);
  }
}
