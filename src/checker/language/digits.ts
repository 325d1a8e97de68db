import { addressPattern } from '#src/checker/language/addresses.ts';

interface NumberInText {
  /** As it stands. */
  written: string;
  /** Without separators; times on the clock of 24 hours. */
  value: string;
  /** What it may be too: at 7 pm a Dutch text often says 7. */
  or?: string;
}

const words: Readonly<Record<string, string>> = {
  nul: '0',
  zero: '0',
  een: '1',
  één: '1',
  one: '1',
  eerste: '1',
  first: '1',
  eenmaal: '1',
  once: '1',
  twee: '2',
  two: '2',
  tweede: '2',
  second: '2',
  twice: '2',
  dubbel: '2',
  double: '2',
  beide: '2',
  both: '2',
  drie: '3',
  three: '3',
  derde: '3',
  third: '3',
  vier: '4',
  four: '4',
  vierde: '4',
  fourth: '4',
  vijf: '5',
  five: '5',
  vijfde: '5',
  fifth: '5',
  zes: '6',
  six: '6',
  zesde: '6',
  sixth: '6',
  zeven: '7',
  seven: '7',
  zevende: '7',
  seventh: '7',
  acht: '8',
  eight: '8',
  negen: '9',
  nine: '9',
  tien: '10',
  ten: '10',
  elf: '11',
  eleven: '11',
  twaalf: '12',
  twelve: '12',
  dozijn: '12',
  dozen: '12',
  vijftien: '15',
  fifteen: '15',
  twintig: '20',
  twenty: '20',
  dertig: '30',
  thirty: '30',
  veertig: '40',
  forty: '40',
  vijftig: '50',
  fifty: '50',
  honderd: '100',
  hundred: '100',
  duizend: '1000',
  thousand: '1000',
  half: '05',
  halve: '05',
};
const months =
  /\b(jan|feb|maa|mrt|mar|apr|mei|may|jun|jul|aug|sep|okt|oct|nov|dec)(?:uari|ruari|uary|ruary|rt|ch|il|i|ust|ustus|y|e|tember|ober|ember|t)?\b/gi;
const monthNumbers: Readonly<Record<string, number>> = {
  jan: 1,
  feb: 2,
  maa: 3,
  mrt: 3,
  mar: 3,
  apr: 4,
  mei: 5,
  may: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  okt: 10,
  oct: 10,
  nov: 11,
  dec: 12,
};

/** The first number that only one of two texts has; numbers written as words count, those of `free` may come and go. */
export function digitDifference(
  source: string,
  target: string,
  free: readonly number[],
): { wanted: string; got: string } | undefined {
  const theirs = numbersIn(source);
  const ours = numbersIn(target);
  const wanted = unmatched(theirs, ours, target, free);
  const got = unmatched(ours, theirs, source, free);
  if (wanted.length === 0 && got.length === 0) return undefined;
  return { wanted: wanted[0]?.written ?? '', got: got[0]?.written ?? '' };
}

function unmatched(
  own: readonly NumberInText[],
  other: readonly NumberInText[],
  text: string,
  free: readonly number[],
) {
  const left = other.flatMap(({ value, or }) => (or && own.some((one) => one.value === or) ? or : value));
  let spelled: string[] | undefined;
  return own.filter(({ value, or }) => {
    if (free.includes(Number(value))) return false;
    if (take(left, value, or)) return false;
    spelled ??= spelledOut(text);
    return !take(spelled, value, or);
  });
}

/** Takes a number out of a list; false where the list has it not. */
function take(list: string[], value: string, or: string | undefined): boolean {
  const at = list.findIndex((other) => other === value || other === or);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

function numbersIn(text: string): NumberInText[] {
  if (!/\d/.test(text)) return [];
  const bare = /[@/]|www/i.test(text) ? text.replace(addressPattern, ' ') : text;
  const found: NumberInText[] = [];
  const rest = bare.replace(/\b(\d{1,2})(?:[:.](\d\d))?\s?([ap])\.?m\b\.?/gi, (written, hour, minutes = '', half) => {
    const clock = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
    found.push({ written: written.trim(), value: timeValue(clock, minutes), or: timeValue(Number(hour), minutes) });
    return ' ';
  });
  const phones = rest.replace(/(?:\+|\b00?)\d[\d\s()\u00A0-]{7,}\d/g, (written) => {
    if (written.replace(/\D/g, '').length < 9) return written;
    found.push({ written, value: written.replace(/\D/g, '').slice(-9) });
    return ' ';
  });
  for (const { 0: written } of phones.matchAll(/\d+(?:[.,:\u00A0\u202F'’ ]\d+)*(?:\s?k\b)?/g))
    found.push(...valuesOf(written));
  return found;
}

/** One number, or several that only blanks stand between. */
function valuesOf(written: string): NumberInText[] {
  const clock = /^(\d{1,2})[:.](\d\d)$/.exec(written);
  if (clock && Number(clock[1]) < 25 && (written.includes(':') || Number(clock[2]) < 60)) {
    // 14.30 may be a time in Dutch or a price: without the dot both are the same digits.
    return [
      {
        written,
        value: written.includes(':')
          ? timeValue(Number(clock[1]), clock[2] ?? '')
          : written.replace('.', '').replace(/^0+(?=\d)/, ''),
      },
    ];
  }
  const isGrouped = /^\d{1,3}(?:[.,\u00A0\u202F'’ ]\d{3})+(?:[.,]\d+)?(?:\s?k)?$/.test(written);
  if (!isGrouped && /[\s\u00A0]/.test(written.replace(/\s?k$/, '')))
    return written.split(/[\s\u00A0\u202F]+/).flatMap(valuesOf);
  const digits = written.replace(/[^\d]/g, '').replace(/^0+(?=\d)/, '');
  return [{ written, value: written.endsWith('k') ? `${digits}000` : digits }];
}

function timeValue(hour: number, minutes: string): string {
  return Number(minutes || 0) === 0 ? String(hour) : `${hour}${minutes}`;
}

function spelledOut(text: string): string[] {
  const lower = text.toLowerCase();
  const found = [...lower.matchAll(/\p{L}+/gu)].flatMap(([word]) => words[word] ?? []);
  for (const [, month] of lower.matchAll(months)) found.push(String(monthNumbers[month ?? ''] ?? ''));
  return found;
}
