import {
  type DateElement,
  type NumberElement,
  SKELETON_TYPE,
  type TimeElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';

type Formatted = NumberElement | DateElement | TimeElement;

/** The formats that every ICU message may name. */
const named: Readonly<Record<string, readonly string[]>> = {
  number: ['integer', 'currency', 'percent'],
  date: ['short', 'medium', 'long', 'full'],
  time: ['short', 'medium', 'long', 'full'],
};

const known = new Map<string, string | undefined>();

/** Why formatting would fail or fall back at run time: `unknown` for a format nobody defines, else what `Intl` says. */
export function formatProblem(element: Formatted, locale: string, own: readonly string[]): string | undefined {
  const { style } = element;
  if (!style) return undefined;
  const kind = element.type === TYPE.number ? 'number' : element.type === TYPE.date ? 'date' : 'time';
  if (typeof style === 'string') return named[kind]?.includes(style) || own.includes(style) ? undefined : 'unknown';
  const id = `${locale} ${kind} ${JSON.stringify(style.parsedOptions)}`;
  if (!known.has(id)) known.set(id, thrownBy(style, locale));
  return known.get(id);
}

/** Formats one plausible value. */
function thrownBy(style: NonNullable<Exclude<Formatted['style'], string>>, locale: string): string | undefined {
  try {
    const options = style.parsedOptions as object;
    if (style.type === SKELETON_TYPE.number) new Intl.NumberFormat(locale, options).format(1234.5);
    else new Intl.DateTimeFormat(locale, options).format(0);
    return Object.keys(options).length === 0 ? 'empty' : undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
