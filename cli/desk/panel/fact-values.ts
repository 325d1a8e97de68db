import type { FactFormat } from '#cli/desk/desk-api.ts';
import { type Locale, localeData } from '#src/domain/locale.ts';
import type { DeskTextId } from './desk-texts.tsx';

/** What somebody typed as the value of a fact: the value, or which text of the desk says what is wrong with it. */
export type FactReading = { value: string | number } | { problem: DeskTextId };

/** The largest number that is accepted; more is a slip of the keyboard. */
const maxNumber = 10_000_000;

/** Reads a value as people write it in a language: `49,50`, `€ 1.250`, `97 %`, `8:30`, `8.30` or `0830`. */
export function readFactValue(text: string, format: FactFormat, locale: Locale): FactReading {
  const typed = text.replaceAll(/\s/g, '');
  if (typed === '') return { problem: 'fact.empty' };
  if (format === 'text') return { value: text.trim() };
  if (format === 'clock') return readClock(typed);
  // Whole euros can be written `€ 49,-`.
  const withoutUnit =
    format === 'euro'
      ? typed.replace(/^€|€$/, '').replace(/,-+$/, '')
      : typed.replace(format === 'percent' ? /%$/ : /$/, '');
  const amount = numberIn(withoutUnit, locale);
  if (amount === undefined) return { problem: `fact.wrong-${format}` };
  if (amount <= 0 || amount > (format === 'percent' ? 100 : maxNumber)) return { problem: 'fact.range' };
  // `numberIn` allows two decimals; a rating has one.
  if (format === 'rating' && decimals(amount) > 1) return { problem: `fact.wrong-${format}` };
  // A percentage is kept as a share; it is rounded, so that 0.14 % does not become 0.0014000000000000002.
  return { value: format === 'percent' ? Number((amount / 100).toFixed(4)) : amount };
}

/** A value as the field of its fact shows it. */
export function formatFactValue(value: string | number, format: FactFormat, locale: Locale): string {
  if (typeof value === 'string') return value;
  // Rounded, because 0.07 × 100 gives 7.000000000000001.
  const shown = format === 'percent' ? Number((value * 100).toFixed(2)) : value;
  // An amount has no decimals or two: € 49, and € 49.50 instead of € 49.5.
  const minDecimals = format === 'euro' && !Number.isInteger(shown) ? 2 : 0;
  return shown.toLocaleString(localeData[locale].intl, {
    minimumFractionDigits: minDecimals,
    maximumFractionDigits: 2,
  });
}

/**
 * Gives a text with an argument in place of the digits of `got`, which can have a unit behind them: of `24 uur` the unit
 * stays. The same digits inside a longer number, such as `124 uur`, are another number.
 */
export function withArgument(text: string, got: string, argument: string): string {
  for (let at = text.indexOf(got); at >= 0; at = text.indexOf(got, at + 1)) {
    const [before, behind] = [text.slice(0, at), text.slice(at + got.length)];
    if (/\d[.,:]?$/.test(before) || /^(?:[.,:]?\d|\p{L})/u.test(behind)) continue;
    return before + got.replace(/\d[\d.,:]*/, () => argument) + behind;
  }
  return text;
}

/** Reads a time: `8`, `8:30`, `8.30`, `8u30`, `8h30` or `0830`, with or without `uur` behind it. */
function readClock(typed: string): FactReading {
  const [, hour = '', minute = '00'] = /^(\d{1,2})[:.hu]?(\d{2})?(?:uur)?$/.exec(typed) ?? [];
  const isTime = hour !== '' && Number(hour) < 24 && Number(minute) < 60;
  return isTime ? { value: `${hour.padStart(2, '0')}:${minute}` } : { problem: 'fact.wrong-clock' };
}

/** Reads a number with the thousands of a language, and a comma or a point before one or two decimals. */
function numberIn(typed: string, locale: Locale): number | undefined {
  // The separator of thousands: the second character of `1.000` or `1,000`.
  const separator = (1000).toLocaleString(localeData[locale].intl, { useGrouping: true })[1] ?? '';
  // Such as `1.250` and `1.250,50` in Dutch.
  const isGrouped = new RegExp(`^[1-9]\\d{0,2}(?:\\${separator}\\d{3})+(?:[.,]\\d{1,2})?$`).test(typed);
  const plain = isGrouped ? typed.replaceAll(new RegExp(`\\${separator}(?=\\d{3})`, 'g'), '') : typed;
  return /^\d+(?:[.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}

function decimals(amount: number): number {
  return String(amount).split('.')[1]?.length ?? 0;
}
