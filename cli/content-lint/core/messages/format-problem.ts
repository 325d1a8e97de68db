import {
  type DateElement,
  type NumberElement,
  SKELETON_TYPE,
  type TimeElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';

type Formatted = NumberElement | DateElement | TimeElement;

/** The formats that every ICU message may name. FormatJS has `currency` too, which names no currency: `Intl` throws. */
const namedFormats: Readonly<Record<string, readonly string[]>> = {
  number: ['integer', 'percent'],
  date: ['short', 'medium', 'long', 'full'],
  time: ['short', 'medium', 'long', 'full'],
};

/**
 * The words that a number skeleton may have, which ICU calls stems: `percent` in `{n, number, ::percent .00}`. The
 * parser ignores any other word, so that a mistake would pass.
 */
const knownStems =
  /^(?:percent|permille|base-unit|currency|(?:per-)?(?:measure-)?unit|unit-width-.+|compact-(?:short|long)|scientific|engineering|notation-simple|group-.+|precision-.+|rounding-mode-.+|integer-width.*|scale|numbering-system|latin|decimal-(?:auto|always)|sign-.+|K|KK)$/;

/**
 * What begins with a sign is the short form of a stem, such as `.00` or `+!`; so are `E0` and `EE0`, for scientific and
 * engineering notation.
 */
function isStem(stem: string): boolean {
  return !/^[A-Za-z]/.test(stem) || knownStems.test(stem) || /^EE?[+!?]*0+$/.test(stem);
}

/**
 * Options that never fail: most formats are made of them, and the first use of `Intl` takes 15 ms. `::currency` without
 * a code is parsed as `{ style: 'currency', currency: undefined }`: no pattern allows `undefined`, so `Intl` is asked.
 */
const plainOptions: Readonly<Record<string, RegExp>> = {
  style: /^(?:percent|currency|unit)$/,
  currency: /^[A-Z]{3}$/,
  unit: /^(?:bit|byte|(?:kilo|mega|giga|tera)(?:bit|byte)|celsius|(?:kilo|centi|milli)?meter|(?:kilo)?gram|(?:milli)?liter|hectare|(?:milli)?second|minute|hour|day|week|month|year|percent)$/,
  notation: /^(?:compact|standard)$/,
  compactDisplay: /^(?:short|long)$/,
  maximumFractionDigits: /^\d$/,
  weekday: /^(?:long|short)$/,
  year: /^(?:numeric|2-digit)$/,
  month: /^(?:numeric|2-digit|long|short)$/,
  day: /^(?:numeric|2-digit)$/,
};

function isPlainFormat(options: object): boolean {
  const entries = Object.entries(options);
  // A format without options is a problem, `empty`.
  if (entries.length === 0) return false;
  return entries.every(([name, value]) => plainOptions[name]?.test(String(value)) || isValidMinimum(name, options));
}

/** Whether the minimum of decimals is at most the maximum. False if one is missing: no comparison with NaN is true. */
function isValidMinimum(name: string, options: Intl.NumberFormatOptions): boolean {
  const { minimumFractionDigits: least = Number.NaN, maximumFractionDigits: most = Number.NaN } = options;
  return name === 'minimumFractionDigits' && least >= 0 && least <= most;
}

const cachedProblems = new Map<string, string | undefined>();

/**
 * Why formatting would fail or fall back: `unknown` for a format that is not defined, `empty` for a format without
 * options, else the error of `Intl`.
 */
export function formatProblem(
  element: Formatted,
  locale: string,
  projectFormats: readonly string[],
): string | undefined {
  const { style } = element;
  if (!style) return undefined;
  const kind = element.type === TYPE.number ? 'number' : element.type === TYPE.date ? 'date' : 'time';
  // `{price, number, currency}`: the error of `Intl` says that the currency is missing.
  if (kind === 'number' && style === 'currency' && !projectFormats.includes(style)) return thrownBy({ style }, locale);
  if (typeof style === 'string')
    return namedFormats[kind]?.includes(style) || projectFormats.includes(style) ? undefined : 'unknown';
  if (style.type === SKELETON_TYPE.number && style.tokens.some(({ stem }) => !isStem(stem))) return 'unknown';
  if (isPlainFormat(style.parsedOptions)) return undefined;
  const id = `${locale} ${kind} ${JSON.stringify(style.parsedOptions)}`;
  if (!cachedProblems.has(id))
    cachedProblems.set(id, thrownBy(style.parsedOptions, locale, style.type === SKELETON_TYPE.dateTime));
  return cachedProblems.get(id);
}

/** The error that formatting a plausible value throws; `empty` for a format without options. */
function thrownBy(options: object, locale: string, isDate = false): string | undefined {
  try {
    const intlLocale = knownLocale(locale);
    if (isDate) new Intl.DateTimeFormat(intlLocale, options).format(0);
    else new Intl.NumberFormat(intlLocale, options).format(1234.5);
    return Object.keys(options).length === 0 ? 'empty' : undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The locale as `Intl` spells it; undefined for an invented one, whose formats are tried in the default locale. */
function knownLocale(locale: string): string | undefined {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}
