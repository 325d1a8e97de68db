import { numberWords } from './number-words.ts';

/** Units by what they measure: only two of one kind can be mistaken for one another. */
const kinds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  time: {
    second: 'seconde seconden sec second seconds secs',
    minute: 'minuut minuten min mins minute minutes',
    hour: 'uur uren hour hours hr hrs',
    day: 'dag dagen werkdag werkdagen day days',
    week: 'week weken weeks',
    month: 'maand maanden mnd month months',
    quarter: 'kwartaal kwartalen quarter quarters',
    year: 'jaar jaren year years yr yrs',
  },
  data: {
    kb: 'kb kilobyte kilobytes',
    mb: 'mb megabyte megabytes',
    gb: 'gb gigabyte gigabytes',
    tb: 'tb terabyte terabytes',
  },
  length: {
    mm: 'mm millimeter millimetre millimeters millimetres',
    cm: 'cm centimeter centimetre centimeters centimetres',
    m: 'm meter metre meters metres',
    km: 'km kilometer kilometre kilometers kilometres',
    mile: 'mijl mijlen mile miles',
    foot: 'voet foot feet ft',
  },
  weight: {
    mg: 'mg milligram milligrams',
    g: 'g gram grams',
    kg: 'kg kilo kilogram kilos kilograms',
    ton: 'ton tonne tonnes',
  },
};

/** The kind and the unit of each word: `weken` is `{ kind: 'time', unit: 'week' }`. */
const units = new Map(
  Object.entries(kinds).flatMap(([kind, names]) =>
    Object.entries(names).flatMap(([unit, words]) => words.split(' ').map((word) => [word, { kind, unit }] as const)),
  ),
);

interface Measure {
  /** The number before it; empty if an argument is before it. */
  number: string;
  kind: string;
  unit: string;
  /** Offsets of the word for the unit, without the number. */
  start: number;
  end: number;
}

/** Matches a number, or the end of an argument, with the word behind it: `30 minuten`, `5-km`, `# uur`, `} days`. */
const behindNumber = /(?:((?<!\d[.,]*)\d[\d.,]*)|[#}])[\s\u00A0\u202F-]?(\p{L}+)/gu;

/** The first amount that two texts give in different units: 30 minuten, 30 hours. */
export function unitDifference(source: string, target: string): { got: Measure; wanted: Measure } | undefined {
  // Nearly no text has a measure.
  if (source.search(behindNumber) < 0 || target.search(behindNumber) < 0) return undefined;
  const inSource = measuresIn(source);
  if (inSource.length === 0) return undefined;
  const inTarget = measuresIn(target);
  const onlyInSource = [...inSource];
  const onlyInTarget = inTarget.filter((measure) => {
    const at = onlyInSource.findIndex(({ number, unit }) => number === measure.number && unit === measure.unit);
    // Each measure of the source is taken by one equal measure of the translation.
    if (at >= 0) onlyInSource.splice(at, 1);
    return at < 0;
  });
  for (const got of onlyInTarget) {
    const wanted = onlyInSource.find(({ number, kind }) => number === got.number && kind === got.kind);
    if (wanted) return { got, wanted };
  }
  return undefined;
}

function measuresIn(text: string): Measure[] {
  const measures: Measure[] = [];
  for (const { 0: all, 1: number, 2: word = '', index } of text.matchAll(behindNumber)) {
    const known = units.get(word.toLowerCase());
    const end = index + all.length;
    if (known) measures.push({ ...known, number: withoutSeparators(number), start: end - word.length, end });
  }
  return measures;
}

/**
 * A number without separators of thousands, and with a decimal point: `1.000` is `1000`, `1,5` is `1.5`. Behind a zero
 * at the beginning is no separator: `0,125` is `0.125`.
 */
function withoutSeparators(number: string | undefined): string {
  return number?.replace(/(?<!^0)[.,](?=\d{3})/g, '').replace(',', '.') ?? '';
}

/**
 * How many minutes a unit has: a translation may give 24 hours as 1 day. A month counts as 30 days, and a year as
 * twelve such months. Durations in other units, such as a quarter, are left out.
 */
const minutesInUnit: Readonly<Record<string, number>> = {
  minute: 1,
  hour: 60,
  day: 24 * 60,
  week: 7 * 24 * 60,
  month: 30 * 24 * 60,
  year: 12 * 30 * 24 * 60,
};

/**
 * Gives two texts without the numbers of their durations if these are the same, each in its own way: 1 week, 7 days; een
 * half uur, 30 minutes. Undefined if there are none, or others.
 */
export function withoutSameDurations(source: string, target: string): [source: string, target: string] | undefined {
  const [inSource, inTarget] = [durationsIn(source), durationsIn(target)];
  if (inSource.minutes.length === 0 || inSource.minutes.join() !== inTarget.minutes.join()) return undefined;
  return [inSource.rest, inTarget.rest];
}

/**
 * Matches a number, or a word that may be one, before a unit: `een half uur`, `half an hour`. In a range, such as
 * `2 tot 3 dagen`, the first number has the unit of the second. Nothing else is consumed, as it may be the next match.
 */
const beforeUnit =
  /(?:(?<!\d[.,]?)\d+(?:[.,]\d+)*|(?<!\p{L})\p{L}+)(?=(?:\s?[–-]\s?\d+(?:[.,]\d+)*|\s(?:tot|to|of|or|en|and)\s(?:\d+(?:[.,]\d+)*|\p{L}+))?[\s\u00A0-](?:an?\s)?(\p{L}+))/gu;

/** The lengths of the durations of a text, the shortest first, and the text with a blank for each of their numbers. */
function durationsIn(text: string): { minutes: number[]; rest: string } {
  const minutes: number[] = [];
  const rest = text.replace(beforeUnit, (number: string, word: string) => {
    const factor = minutesInUnit[units.get(word.toLowerCase())?.unit ?? ''];
    const count = Number(numberWords.get(number.toLowerCase()) ?? withoutSeparators(number));
    if (!factor || !Number.isFinite(count)) return number;
    minutes.push(count * factor);
    return ' ';
  });
  return { minutes: minutes.sort((a, b) => a - b), rest };
}
