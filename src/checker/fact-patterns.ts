import type { SiteRecords } from '#src/checker/site-records.ts';

export interface FactPattern {
  fact: string;
  /** Finds the number of the fact where it can mean nothing else. */
  expression: RegExp;
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

const known = new WeakMap<SiteRecords, FactPattern[]>();

/** For every fact the way its digits would stand in a text: with its unit, or, from 15 on, alone. */
export function factPatterns(site: SiteRecords | undefined): FactPattern[] {
  if (!site) return [];
  let patterns = known.get(site);
  if (!patterns) {
    patterns = Object.entries(site.single.facts?.value ?? {}).flatMap(([fact, { value }]) => patternOf(fact, value));
    known.set(site, patterns);
  }
  return patterns;
}

function patternOf(fact: string, value: number | string): FactPattern[] {
  const before = '(?<![\\d\\p{L}.,:/+#-])';
  if (typeof value === 'string') return [{ fact, expression: new RegExp(`${before}${value}(?!\\d)`, 'gu') }];
  const unit = units.find(([name]) => name.test(fact))?.[1];
  const number = digitsOf(/rate$/i.test(fact) ? value * 100 : value);
  if (/price$|Return$|Spend$/.test(fact)) {
    const amount = `(?:€\\s?${number}(?![\\d.,]\\d)|${before}${number}[\\s\\u00a0]?(?:€|euro))`;
    return [{ fact, expression: new RegExp(amount, 'giu') }];
  }
  if (unit) return [{ fact, expression: new RegExp(`${before}${number}[\\s\\u00a0-]?(?:${unit})(?!\\p{L})`, 'giu') }];
  // Small numbers are everywhere: three steps, four cards. Beyond, a bare number is the fact.
  if (value < 15) return [];
  return [{ fact, expression: new RegExp(`${before}${number}(?![\\d\\p{L}/:%-]|[.,]\\d)`, 'gu') }];
}

/** 10000 as it is written in either language. */
function digitsOf(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/\B(?=(?:\d{3})+$)/g, '[.,\\u00a0 ]?');
}
