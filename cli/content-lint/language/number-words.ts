/** Numbers as words, in both languages. */
export const numberWords: Readonly<Record<string, string>> = {
  a: '1',
  an: '1',
  single: '1',
  nul: '0',
  zero: '0',
  een: '1',
  één: '1',
  eén: '1',
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
  tweemaal: '2',
  driemaal: '3',
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
  dertien: '13',
  thirteen: '13',
  veertien: '14',
  fourteen: '14',
  vijftien: '15',
  fifteen: '15',
  zestien: '16',
  sixteen: '16',
  zeventien: '17',
  seventeen: '17',
  achttien: '18',
  eighteen: '18',
  negentien: '19',
  nineteen: '19',
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
  half: '0.5',
  halve: '0.5',
  fortnight: '2',
  noon: '12',
  midnight: '0',
  middernacht: '0',
  free: '0',
  gratis: '0',
  anderhalf: '1.5',
  anderhalve: '1.5',
  miljoen: '1000000',
  million: '1000000',
  miljard: '1000000000',
  billion: '1000000000',
};

/** `half drie`, `half past two`; `kwart over drie`, `quarter to three`. */
const clockWords = /\b(half past|half|kwart over|kwart voor|quarter past|quarter to)\s+(\p{L}+)/gu;

/** Times of the clock that a text spells out, as four digits without the nought in front. */
function spelledTimes(lower: string): string[] {
  return [...lower.matchAll(clockWords)].flatMap(([, part, word]) => {
    const hour = Number(numberWords[word ?? '']);
    if (!(hour >= 1 && hour <= 12)) return [];
    const before = hour === 1 ? 12 : hour - 1;
    if (part === 'half') return `${before}30`;
    if (part === 'half past') return `${hour}30`;
    return part?.endsWith('over') || part?.endsWith('past') ? `${hour}15` : `${before}45`;
  });
}
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

/** The numbers that a text spells out, and those of the months it names. */
export function spelledOut(text: string): string[] {
  const lower = text.toLowerCase();
  const found = [...lower.matchAll(/\p{L}+/gu)].flatMap(([word]) => numberWords[word] ?? []);
  for (const [, month] of lower.matchAll(months)) found.push(String(monthNumbers[month ?? ''] ?? ''));
  if (/half|kwart|quarter/.test(lower)) found.push(...spelledTimes(lower));
  return found;
}

/** Plain numbers from two on, as words: those of which a text seldom has another one in passing. */
export const countedWords: readonly string[] =
  'één beide both eerste first tweede second twice tweemaal derde third driemaal vierde fourth vijfde fifth twee two drie three vier four vijf five zes six zeven seven acht eight negen nine tien ten elf eleven twaalf twelve twintig twenty dertig thirty veertig forty vijftig fifty honderd hundred'.split(
    ' ',
  );

const counted = new RegExp(`(?<!\\p{L})(?:${countedWords.join('|')})(?!\\p{L})`, 'giu');

/** Half acht is half past seven. */
const onTheClock = /\b(?:half|kwart|quarter)\b/i;

/** The one number that two texts spell out differently, with its places; both spell out as many. */
export function spelledDifference(
  source: string,
  target: string,
): { wanted: RegExpMatchArray; got: RegExpMatchArray } | undefined {
  const theirs = [...source.matchAll(counted)];
  if (onTheClock.test(source) || onTheClock.test(target)) return undefined;
  const ours = [...target.matchAll(counted)];
  if (ours.length !== theirs.length) return undefined;
  const number = (match: RegExpMatchArray) => numberWords[match[0].toLowerCase()];
  const wanted = theirs.filter((one) => !ours.some((other) => number(other) === number(one)));
  const got = ours.filter((one) => !theirs.some((other) => number(other) === number(one)));
  return wanted[0] && got[0] && wanted.length === 1 && got.length === 1
    ? { wanted: wanted[0], got: got[0] }
    : undefined;
}
