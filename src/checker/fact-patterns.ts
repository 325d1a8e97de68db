import type { SiteRecords } from '#src/checker/site-records.ts';

/** Finds the numbers of facts where they can mean nothing else. */
export interface FactFinder {
  expression: RegExp;
  /** The fact whose number a match is. */
  factOf(match: RegExpExecArray): string;
}

/** What the name of a fact says about its unit, and the words for that unit. */
const units: readonly [name: RegExp, words: string][] = [
  [/hours$/i, 'uur|uren|hours?'],
  [/weeks?(?:min|max|from|to)?$/i, 'weken|weeks?|week'],
  [/days$/i, 'dagen|dag|days?'],
  [/months(?:max)?$/i, 'maanden|maand|months?'],
  [/years$/i, 'jaar|jaren|years?'],
  [/minutes$/i, 'minuten|minuut|minutes?'],
  [/rate$/i, '%|procent|percent|per cent'],
];

const known = new WeakMap<SiteRecords, FactFinder>();

/** One expression for the digits of all facts: with their unit, or, from 15 on, alone. */
export function factFinder(site: SiteRecords): FactFinder | undefined {
  let finder = known.get(site);
  if (!finder) {
    const facts = Object.entries(site.single.facts?.value ?? {});
    const patterns = facts.flatMap(([fact, { value }]) => {
      const pattern = patternOf(fact, value);
      return pattern ? [{ fact, pattern }] : [];
    });
    if (patterns.length === 0) return undefined;
    finder = {
      expression: new RegExp(patterns.map(({ pattern }) => `(${pattern})`).join('|'), 'giu'),
      factOf: (match) => patterns[match.slice(1).findIndex((group) => group !== undefined)]?.fact ?? '',
    };
    known.set(site, finder);
  }
  return finder;
}

const before = '(?<![\\d\\p{L}.,:/+#-])';

function patternOf(fact: string, value: number | string): string | undefined {
  if (typeof value === 'string') return `${before}${value}(?!\\d)`;
  const number = digitsOf(/rate$/i.test(fact) ? value * 100 : value);
  if (/price$|Return$|Spend$/i.test(fact)) {
    return `(?:€\\s?${number}(?![\\d.,]\\d)|${before}${number}[\\s\\u00a0]?(?:€|euro))`;
  }
  const unit = units.find(([name]) => name.test(fact))?.[1];
  if (unit) return `${before}${number}[\\s\\u00a0-]?(?:${unit})(?!\\p{L})`;
  // Small numbers are everywhere: three steps, four cards. Beyond, a bare number is the fact.
  return value < 15 ? undefined : `${before}${number}(?![\\d\\p{L}/:%-]|[.,]\\d)`;
}

/** 10000 as it is written in either language. */
function digitsOf(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/\B(?=(?:\d{3})+$)/g, '[.,\\u00a0 ]?');
}
