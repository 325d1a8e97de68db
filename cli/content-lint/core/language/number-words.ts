/**
 * Numbers with their words in both languages. `gratis`, `a` and `noon` are among them because a translation may have
 * such a word where the source has digits. Of the ordinals only the most frequent are.
 */
const spellings: readonly [number: string, words: string][] = [
  ['0', 'nul zero midnight middernacht free gratis'],
  ['0.5', 'half halve'],
  ['1', 'a an single een één eén one eerste first eenmaal once'],
  ['1.5', 'anderhalf anderhalve'],
  ['2', 'twee two tweede second twice tweemaal dubbel double beide allebei both fortnight'],
  ['3', 'driemaal drie three derde third'],
  ['4', 'vier four vierde fourth'],
  ['5', 'vijf five vijfde fifth'],
  ['6', 'zes six zesde sixth'],
  ['7', 'zeven seven zevende seventh'],
  ['8', 'acht eight'],
  ['9', 'negen nine'],
  ['10', 'tien ten'],
  ['11', 'elf eleven'],
  ['12', 'twaalf twelve dozijn dozen noon'],
  ['13', 'dertien thirteen'],
  ['14', 'veertien fourteen'],
  ['15', 'vijftien fifteen'],
  ['16', 'zestien sixteen'],
  ['17', 'zeventien seventeen'],
  ['18', 'achttien eighteen'],
  ['19', 'negentien nineteen'],
  ['20', 'twintig twenty'],
  ['30', 'dertig thirty'],
  ['40', 'veertig forty'],
  ['50', 'vijftig fifty'],
  ['60', 'zestig sixty'],
  ['70', 'zeventig seventy'],
  ['80', 'tachtig eighty'],
  ['90', 'negentig ninety'],
  ['100', 'honderd hundred'],
  ['1000', 'duizend thousand'],
  ['1000000', 'miljoen million'],
  ['1000000000', 'miljard billion'],
];

/** The number of a word, as digits. */
export const numberWords: ReadonlyMap<string, string> = new Map(
  spellings.flatMap(([number, words]) => words.split(' ').map((word) => [word, number] as const)),
);

/** `half drie`, `half past two`; `kwart over drie`, `quarter to three`. */
const clockWords = /\b(half past|half|kwart over|kwart voor|quarter past|quarter to)\s+(\p{L}+)/gu;

/** Times of the clock that a text spells out, as hour and minutes without a colon: `half drie` is `230`. */
function spelledTimes(lower: string): string[] {
  return [...lower.matchAll(clockWords)].flatMap(([, part, word]) => {
    // `half an hour` is no time of the clock.
    const hour = word === 'a' || word === 'an' ? NaN : Number(numberWords.get(word ?? ''));
    // Also false for NaN: then the word is no number.
    if (!(hour >= 1 && hour <= 12)) return [];
    const hourBefore = hour === 1 ? 12 : hour - 1;
    // The Dutch `half drie` is half past two.
    if (part === 'half') return `${hourBefore}30`;
    if (part === 'half past') return `${hour}30`;
    return part?.endsWith('over') || part?.endsWith('past') ? `${hour}15` : `${hourBefore}45`;
  });
}

/** The names of the months in both languages, whole and shortened, in the order of the year. */
const monthNames = [
  'jan januari january',
  'feb februari february',
  'mrt mar maart march',
  'apr april',
  'mei may',
  'jun juni june',
  'jul juli july',
  'aug augustus august',
  'sep sept september',
  'okt oct oktober october',
  'nov november',
  'dec december',
].map((names) => names.split(' '));

const monthPattern = new RegExp(String.raw`\b(?:${monthNames.flat().join('|')})\b`, 'g');

/** The numbers that a text spells out, those of the months it names, and its times of the clock. */
export function spelledNumbers(text: string): string[] {
  const lower = text.toLowerCase();
  const numbers = [...lower.matchAll(/\p{L}+/gu)].flatMap(([word]) => numberWords.get(word) ?? []);
  for (const [month] of lower.matchAll(monthPattern))
    numbers.push(String(monthNames.findIndex((names) => names.includes(month)) + 1));
  if (/half|kwart|quarter/.test(lower)) numbers.push(...spelledTimes(lower));
  return numbers;
}

/** Words for numbers that a text seldom has in passing: a difference between two texts is then a mistake. */
export const unambiguousNumberWords: readonly string[] =
  'één beide allebei both eerste first tweede second twice tweemaal derde third driemaal vierde fourth vijfde fifth twee two drie three vier four vijf five zes six zeven seven acht eight negen nine tien ten elf eleven twaalf twelve twintig twenty dertig thirty veertig forty vijftig fifty honderd hundred'.split(
    ' ',
  );

const tellingNumbers = new RegExp(`(?<!\\p{L})(?:${unambiguousNumberWords.join('|')})(?!\\p{L})`, 'giu');

/** `half acht` is half past seven: the words differ and the time does not. */
const onTheClock = /\b(?:half|kwart|quarter)\b/i;

/** The one number that two texts spell out differently, as a match in each, if both spell out equally many numbers. */
export function spelledDifference(
  source: string,
  target: string,
): { wanted: RegExpMatchArray; got: RegExpMatchArray } | undefined {
  if (onTheClock.test(source) || onTheClock.test(target)) return undefined;
  const inSource = [...source.matchAll(tellingNumbers)];
  const inTarget = [...target.matchAll(tellingNumbers)];
  if (inTarget.length !== inSource.length) return undefined;
  const number = (match: RegExpMatchArray) => numberWords.get(match[0].toLowerCase());
  const wanted = inSource.filter((match) => !inTarget.some((other) => number(other) === number(match)));
  const got = inTarget.filter((match) => !inSource.some((other) => number(other) === number(match)));
  return wanted[0] && got[0] && wanted.length === 1 && got.length === 1
    ? { wanted: wanted[0], got: got[0] }
    : undefined;
}
