import { escapeRegExp } from '#cli/content-lint/api.ts';

/** Facts by their names: their values are all that patterns need. */
type Facts = Readonly<Record<string, { value: number | string }>>;

/** Finds the number of a fact in a text, in a form that cannot mean anything else. */
export interface FactPattern {
  fact: string;
  /** The first digits of the number: a text without them is skipped. */
  digits: string;
  /** Made on first use, since most are never needed. */
  expression(): RegExp;
}

/** Parts of names of facts that say their unit, and the words for that unit. */
const units: readonly [name: RegExp, words: string][] = [
  [/hours$/i, 'uur|uren|hours?'],
  [/weeks?(?:min|max|from|to)?$/i, 'weken|weeks?'],
  [/days$/i, 'dagen|dag|days?'],
  [/months(?:max)?$/i, 'maanden|maand|months?'],
  [/years$/i, 'jaar|jaren|years?'],
  [/minutes$/i, 'minuten|minuut|minutes?'],
  [/pages(?:min|max)?$/i, 'pagina’s|pagina|pages?'],
  [/rate$/i, '%|procent|percent|per cent'],
];

/** The words for the unit in a fact's name, as alternatives of a pattern; undefined if it names none. */
export function unitOf(fact: string): string | undefined {
  return units.find(([name]) => name.test(fact))?.[1];
}

const patternsOf = new WeakMap<Facts, FactPattern[]>();

/** From here on, a number without a unit is taken for the fact. Smaller ones are frequent: three steps, four cards. */
const aloneFrom = 15;

/** For every fact, a pattern of its value in digits: with its unit or currency; without either, from `aloneFrom` on. */
export function factPatterns(facts: Facts): FactPattern[] {
  let patterns = patternsOf.get(facts);
  if (!patterns) {
    patterns = Object.entries(facts).flatMap(([fact, { value }]) => {
      const source = patternOf(fact, value);
      if (source === undefined) return [];
      let made: RegExp | undefined;
      const expression = () => {
        made ??= new RegExp(source, 'giu');
        return made;
      };
      return [{ fact, digits: firstDigits(fact, value), expression }];
    });
    patternsOf.set(facts, patterns);
  }
  return patterns;
}

/** The digits up to the first place where a language may put a separator: `12` of 12500, `125` of 125000. */
function firstDigits(fact: string, value: number | string): string {
  const digits = typeof value === 'string' ? value : String(Math.trunc(shownNumber(fact, value)));
  return digits.length > 3 && typeof value === 'number' ? digits.slice(0, digits.length % 3 || 3) : digits;
}

/** A fact as a text shows it: a share in per cent, and two decimals at most. */
function shownNumber(fact: string, value: number): number {
  return Number((isShare(fact) ? value * 100 : value).toFixed(2));
}

function isShare(fact: string): boolean {
  return /rate$/i.test(fact);
}

/**
 * The start of a number: nothing before it makes it a part of another number, a word, a path, a date or a range, or the
 * `=1000` that chooses a branch of a message.
 */
const numberStart = '(?<![\\d\\p{L}.,:/+#=\u2013-])';

/**
 * The source of the pattern of a fact: for `responseHours` 24 it matches `24 uur`, for a price of 1250 `€ 1.250` and
 * `1250 euro`, and for a text such as `07:00` that text. Undefined if a small number has no unit.
 */
function patternOf(fact: string, value: number | string): string | undefined {
  if (typeof value === 'string') return `${numberStart}${escapeRegExp(value)}(?!\\d)`;
  const number = digitsOf(shownNumber(fact, value));
  // `basicPrice`, `emailReturn` and `emailSpend` are amounts in euros.
  const isInEuros = /price$|Return$|Spend$/i.test(fact);
  if (isInEuros) {
    // After `€ 10` no digits may follow that make it a larger amount: `€ 100`, `€ 10,50`, `€ 10 000`.
    return `(?:€\\s?${number}(?!\\d|[.,]\\d|[\\u00a0 ]\\d{3})|${numberStart}${number}\\s?(?:€|euro))`;
  }
  const unit = unitOf(fact);
  if (unit) return `${numberStart}${number}[\\s-]?(?:${unit})(?!\\p{L})`;
  // A number without a unit: `97`, but not the 97 of `97%`, `97:30`, `97.5` or `97-100`.
  return value < aloneFrom ? undefined : `${numberStart}${number}(?![\\d\\p{L}/:%-]|[.,]\\d)`;
}

/**
 * A pattern for a number as either language writes it: for 10000 it matches `10.000` and `10,000` too, and for 12.5
 * `12,50` and `12.5`.
 */
function digitsOf(value: number): string {
  const [whole = '', decimals] = value.toLocaleString('en', { maximumFractionDigits: 2 }).split('.');
  const digits = whole.replaceAll(',', '[.,\\u00a0 ]?');
  return decimals === undefined ? digits : `${digits}[.,]${decimals}0?`;
}
