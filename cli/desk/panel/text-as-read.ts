import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { createIntl, createIntlCache } from '@formatjs/intl';
import { numberFormats } from '#src/domain/facts.ts';
import { type Locale, localeData } from '#src/domain/locale.ts';

type Values = Readonly<Record<string, string | number>>;

/**
 * Shown for a number, plural, date or time without a value: its plural category is `other` in every locale of the site.
 */
const exampleNumber = 5;

const cache = createIntlCache();

/**
 * The text of a message as a visitor reads it, with examples for arguments that have no value. Undefined if it cannot
 * be formatted.
 */
export function textAsRead(text: string, locale: Locale, values: Values): string | undefined {
  const filled: Record<string, unknown> = { ...values };
  try {
    walk(parse(text), (element) => {
      // A tag is left out, and what is inside it stays.
      if (element.type === TYPE.tag) filled[element.value] ??= (parts: unknown[]) => parts.join('');
      else if (element.type === TYPE.argument) filled[element.value] ??= exampleOf(element);
      // Set again: `{price}` earlier in the text may have set a word as its example, where this needs a number.
      else if (element.type !== TYPE.literal && element.type !== TYPE.pound)
        filled[element.value] = values[element.value] ?? exampleOf(element);
    });
    const intl = createIntl(
      {
        locale: localeData[locale].intl,
        messages: { message: text },
        formats: { number: numberFormats },
        onError: raise,
      },
      cache,
    );
    return String(intl.formatMessage({ id: 'message' }, filled as Values));
  } catch {
    return undefined;
  }
}

/** The `onError` of `createIntl`: without it `formatMessage` would not throw, but return the text unformatted. */
function raise(error: Error): never {
  throw error;
}

function exampleOf(element: Exclude<MessageFormatElement, { type: TYPE.literal | TYPE.pound | TYPE.tag }>) {
  if (element.type === TYPE.argument) return `‹${element.value}›`;
  if (element.type === TYPE.select) return Object.keys(element.options)[0] ?? 'other';
  return exampleNumber;
}

function walk(elements: readonly MessageFormatElement[], visit: (element: MessageFormatElement) => void): void {
  for (const element of elements) {
    visit(element);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) walk(value, visit);
    if (element.type === TYPE.tag) walk(element.children, visit);
  }
}
