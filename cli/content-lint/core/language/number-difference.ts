import { addressPattern } from './addresses.ts';
import { spelledNumbers } from './number-words.ts';
import { withoutSameDurations } from './units.ts';

interface NumberInText {
  /** As the text has it. */
  written: string;
  /** Without separators of thousands, and with a point before decimals; times on the clock of 24 hours. */
  value: string;
  /** Another value that it may have: where one text says 7 pm, a Dutch one often says 7. */
  alternative?: string;
  /** Part of a word, as in CO2. */
  isPart?: boolean;
}

/**
 * The first number that only one of two texts has. Numbers spelled out as words count; those in `ignored` do not, nor
 * does 123456, which only shows how a number looks.
 */
export function numberDifference(
  source: string,
  target: string,
  ignored: readonly number[],
): { wanted: string; got: string } | undefined {
  if (isConverted(source) || isConverted(target)) return undefined;
  const sourceNumber = onlyNumber.exec(source)?.[1];
  // Most texts with digits have one plain number, the same in both: they need no closer look.
  if (sourceNumber !== undefined && sourceNumber === onlyNumber.exec(target)?.[1]) return undefined;
  // A list may lose its commas, `25, 587`, which makes one number of two.
  if (/\d,\s\d/.test(source) && source.replace(/\D/g, '') === target.replace(/\D/g, '')) return undefined;
  const inSource = numbersIn(source);
  const inTarget = numbersIn(target);
  const onlyInSource = unmatched(inSource, inTarget, target, ignored);
  const onlyInTarget = unmatched(inTarget, inSource, source, ignored);
  if (onlyInSource.length === 0 && onlyInTarget.length === 0) return undefined;
  // A duration may have another unit, `1 week` and `7 days`: then the other numbers count.
  const others = withoutSameDurations(source, target);
  if (others) return numberDifference(...others, ignored);
  const difference = { wanted: onlyInSource[0]?.written ?? '', got: onlyInTarget[0]?.written ?? '' };
  // A sample may become a description with its length, which is a short number: `e.g. 123456`, “a code of 6 digits”.
  const isSampleNumber = /^12345\d*$/.test(difference.wanted) && difference.got.length < 5;
  return isSampleNumber ? undefined : difference;
}

/**
 * Large numbers of Asian languages, which count in 10,000 or 100,000; Chinese discounts, in which 9 折 is 10 % off; and
 * measures that a translator converts.
 */
const converted =
  /\d\s?(?:[百千万萬億亿백천만억折]|लाख|करोड़|লাখ|লক্ষ|কোটি|lakhs?\b|crores?\b|miles?\b|inch(?:es)?\b|feet\b|f(?:oo)?t\b|pounds?\b|lbs?\b|°F)/iu;

/** Whether a text has a number that may differ in another language, because its unit differs there. */
function isConverted(text: string): boolean {
  return converted.test(text);
}

/** Matches a text with one number in plain digits: no fraction, no time, no `k`, and no address beside it. */
const onlyNumber = /^(?:[^\d½¼¾]*\s)?(\d{1,4})(?!\p{L}|\s?(?:[ap]\.?m|k)\b)[^\d½¼¾@/]*$/iu;

/** The numbers that the other text has neither in digits nor spelled out as words. */
function unmatched(
  numbers: readonly NumberInText[],
  other: readonly NumberInText[],
  otherText: string,
  ignored: readonly number[],
) {
  // The numbers of the other text that have no counterpart yet: its 7 pm as 7 if this text says 7 and not 19.
  const values = countsOf(numbers.map(({ value }) => value));
  const remaining = countsOf(other.map(({ value, alternative }) => take(values, value, alternative) ?? value));
  let spelled: Map<string, number> | undefined;
  const otherHasParts = other.some(({ isPart }) => isPart);
  return numbers.filter(({ value, alternative, isPart }) => {
    if (ignored.includes(Number(value)) || take(remaining, value, alternative) !== undefined) return false;
    // The translation of a word with a number may be a word without one: CO2-neutraal, carbon-neutral.
    if (isPart && !otherHasParts) return false;
    spelled ??= countsOf(spelledNumbers(otherText));
    return take(spelled, value, alternative) === undefined;
  });
}

/** How often each number is in a list. */
function countsOf(numbers: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}

/** Takes a number, or else its alternative, away once, and gives which; undefined if neither is there. */
function take(counts: Map<string, number>, value: string, alternative: string | undefined): string | undefined {
  const match = [value, alternative].find((candidate) => candidate !== undefined && counts.get(candidate));
  if (match !== undefined) counts.set(match, (counts.get(match) ?? 0) - 1);
  return match;
}

function numbersIn(text: string): NumberInText[] {
  if (!/\d/.test(text)) return [];
  // Addresses are another rule's concern. Most texts have none: this quick test spares them the long pattern.
  const outsideAddresses = /[@/]|www/i.test(text) ? text.replace(addressPattern, ' ') : text;
  // `3rd party` is a word, and a masked number, `XXXX1234`, is no number either.
  const unmasked = outsideAddresses.replace(/\b3rd[- ]part|(?<!\d)\d*X{3,}\d*/gi, ' ');
  const numbers: NumberInText[] = [];
  // Times on the clock of twelve hours, such as `7 pm`, `7:30 p.m.` and `7.30am`.
  const withoutTimes = withPlainNumbers(unmasked).replace(
    /\b(\d{1,2})(?:[:.](\d\d))?\s?([ap])\.?m\b\.?/gi,
    (written, hour, minutes = '', amOrPm) => {
      const hourOf24 = (Number(hour) % 12) + (amOrPm.toLowerCase() === 'p' ? 12 : 0);
      numbers.push({
        written: written.trim(),
        value: timeValue(hourOf24, minutes),
        alternative: timeValue(Number(hour), minutes),
      });
      return ' ';
    },
  );
  // Phone numbers, such as `+31 85 000 00 00`, `0031 85 000 00 00` and `085 000 00 00`.
  const withoutPhones = withoutTimes.replace(/(?:\+|\b00?)\d[\d\s()-]{7,}\d/g, (written) => {
    const digits = written.replace(/\D/g, '');
    if (digits.length < phoneDigits) return written;
    numbers.push({ written, value: digits.slice(-phoneDigits) });
    return ' ';
  });
  // The other numbers, such as `1.200,50`, `7:30` and `8k`. A `k` means thousands, but ` k.` is an abbreviation.
  for (const { 0: written, index } of withoutPhones.matchAll(
    /\d+(?:[.,:\u00A0\u202F'’ ]\d+)*(?:(?:k|\sk(?!\.)|K)(?![\p{L}\p{M}\p{N}]))?/gu,
  )) {
    const end = index + written.length;
    const after = withoutPhones.slice(end, end + contextLength);
    const before = withoutPhones.slice(Math.max(0, index - contextLength), index);
    const isPart = /\p{L}$/u.test(before);
    for (const reading of valuesOf(written))
      numbers.push({ ...reading, ...otherReading(reading, before, after), ...(isPart && { isPart }) });
  }
  return numbers;
}

/** How many characters on either side of a number are searched for a word that changes its value. */
const contextLength = 12;

/** With and without the code of a country a phone number ends in the same nine digits. */
const phoneDigits = 9;

/** Writes 1½ as 1.5, the French 17 h 30 as 17:30, and 6–8 pm and 6 to 8 pm as 6 pm 8 pm. */
function withPlainNumbers(text: string): string {
  return text
    .replace(/(\d?)([½¼¾])/g, (_, whole: string, sign: string) => `${whole || '0'}.${decimalsOfSign[sign] ?? ''}`)
    .replace(/\b(\d{1,2})\s?h\s?(?=\d\d\b)/g, '$1:')
    .replace(firstTimeOfRange, '$1 $2m ');
}

/** Matches the first time of a range with `am` or `pm` at its end alone: `6–8 pm`, `between 6 and 8:30 p.m.`. */
const firstTimeOfRange =
  /(?<!\d)(\d{1,2}(?:[:.]\d\d)?)(?:\s?[–-]\s?|\s(?:to|and|until)\s)(?=\d{1,2}(?:[:.]\d\d)?\s?([ap])\.?m\b)/gi;

const decimalsOfSign: Readonly<Record<string, string>> = { '½': '5', '¼': '25', '¾': '75' };

/** The beginnings of the words for a million and for a thousand, in the languages of most projects. */
const millionAfter =
  /^\s?(?:mln|mio|mi[lł]j?[ijo]|millón|milhõ|mil[iy]o|juta|triệu|εκατομ|млн|миллион|мільйон|милион|מיליון|مليون)/iu;
const thousandAfter =
  /^\s?(?:duizend|thousand|tausend|tsd|mille|mila|mil(?!\p{L})|mii(?!\p{L})|tys|tisíc|tisuć|tisoč|tūkst|tuhat|tuhan|tusen|tusind|ezer|bin(?!\p{L})|ribu|nghìn|ngàn|χιλι|χιλ\.|тыс|тис|хил|אלף|ألف)/iu;

/** Another value that a number may have: `2,5 miljoen` is 2,500,000 too, and `jaren 90` is 1990. */
function otherReading(
  { value, alternative }: NumberInText,
  before: string,
  after: string,
): Pick<NumberInText, 'alternative'> {
  if (alternative !== undefined) return {};
  const zeros = millionAfter.test(after) ? 6 : thousandAfter.test(after) ? 3 : 0;
  if (zeros > 0) {
    const [whole = '', decimals = ''] = value.split('.');
    return { alternative: withoutLeadingZeros(whole + decimals.padEnd(zeros, '0')) };
  }
  if (/\bjaren\s['’]?$/i.test(before) && /^\d0$/.test(value)) return { alternative: `19${value}` };
  return {};
}

/** The value of a written number; several for a date, `24.12.2026`, and for numbers with blanks between, `10 20 30`. */
function valuesOf(written: string): NumberInText[] {
  // `7:30`, and with a full stop 14.30 but not 14.75; hours go up to 24.
  const clock = /^(\d{1,2})[:.](\d\d)$/.exec(written);
  if (clock && Number(clock[1]) < 25 && (written.includes(':') || Number(clock[2]) < 60)) {
    const time = timeValue(Number(clock[1]), clock[2] ?? '');
    if (written.includes(':')) return [{ written, value: time }];
    // 14.30 may be a price, whose last zero does not count, or a time in Dutch.
    return [{ written, value: plainValue(written), alternative: time }];
  }
  const isGrouped = /^\d{1,3}(?:[.,\u00A0\u202F'’ ]\d{3})+(?:[.,]\d+)?(?:\s?k)?$/i.test(written);
  if (!isGrouped && /\s/.test(written.replace(/\s?k$/i, ''))) return written.split(/\s+/).flatMap(valuesOf);
  // 8K may be the resolution of a screen, which another language writes as 8k, or with the К of its own script; else it is 8,000.
  const resolution = /^(\d{1,2})K$/.exec(written)?.[1];
  if (resolution) return [{ written, value: plainValue(written), alternative: resolution }];
  const date = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(written);
  if (date) return date.slice(1).map((part) => ({ written: part, value: withoutLeadingZeros(part) }));
  return [{ written, value: plainValue(written) }];
}

/** The value without separators of thousands; 2,50 and 2.5 are the same, 2,00 is 2, 0,125 is 0.125, and 1.5k is 1500. */
function plainValue(written: string): string {
  const decimal = /^(0)[.,](\d+)$/.exec(written) ?? /^(.*\d)[.,](\d{1,2})(?:\s?k)?$/i.exec(written);
  // `1.2.10` is a version, `1.200.000` a number.
  const isVersion = (written.match(/\./g)?.length ?? 0) > 1 && !/[.]\d{3}/.test(written);
  const [, whole = written, fraction = ''] = decimal && !isVersion ? decimal : [];
  const digits = whole.replace(/\D/g, '');
  if (/k$/i.test(written)) return withoutLeadingZeros(digits + fraction.padEnd(3, '0'));
  const decimals = fraction.replace(/0+$/, '');
  return withoutLeadingZeros(decimals === '' ? digits : `${digits}.${decimals}`);
}

/** The number without zeros in front; the one of 0.5 stays. */
function withoutLeadingZeros(number: string): string {
  return number.replace(/^0+(?=\d)/, '');
}

/** A time as a number: `7:30` is `730`, `7:00` is `7`. */
function timeValue(hour: number, minutes: string): string {
  return Number(minutes) === 0 ? String(hour) : `${hour}${minutes}`;
}
