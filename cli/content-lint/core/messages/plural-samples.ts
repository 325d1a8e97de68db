/** The plural categories of a locale, with numbers of each. */
export interface PluralSamples {
  categories: readonly string[];
  /** Up to four small whole numbers of each category; none if a category has only fractions or millions. */
  numbers: ReadonlyMap<string, readonly number[]>;
  categoryOf(number: number): string;
}

const cache = { cardinal: new Map<string, PluralSamples>(), ordinal: new Map<string, PluralSamples>() };

/** The plural rules of a locale, from CLDR. */
export function pluralSamples(locale: string, type: 'cardinal' | 'ordinal'): PluralSamples {
  let samples = cache[type].get(locale);
  if (!samples) {
    samples = collect(rulesFor(locale, type));
    cache[type].set(locale, samples);
  }
  return samples;
}

/** An unknown locale has the rules of English. */
function rulesFor(locale: string, type: 'cardinal' | 'ordinal'): Intl.PluralRules {
  const tag = locale.replaceAll('_', '-');
  return new Intl.PluralRules(isKnown(tag) ? tag : 'en', { type });
}

/** Whether `Intl` has rules for a locale: for another one it would take those of this machine's language. */
function isKnown(tag: string): boolean {
  try {
    return Intl.PluralRules.supportedLocalesOf(tag).length > 0;
  } catch {
    return false; // What is no tag of a language at all makes it throw.
  }
}

function collect(rules: Intl.PluralRules): PluralSamples {
  const numbers = new Map<string, number[]>();
  // 5 and 7 first, so that `other` gets two usual numbers and not 0 or 2. Then numbers that a category may need: 0, 1,
  // 2, teens, hundreds.
  for (const number of [5, 7, ...range(0, 30), ...range(100, 112)]) {
    const category = rules.select(number);
    const samples = numbers.get(category) ?? [];
    if (samples.length < 4 && !samples.includes(number)) numbers.set(category, [...samples, number]);
  }
  const categoryByNumber = new Map<number, string>();
  const categoryOf = (number: number) => {
    const category = categoryByNumber.get(number) ?? rules.select(number);
    categoryByNumber.set(number, category);
    return category;
  };
  return { categories: rules.resolvedOptions().pluralCategories, numbers, categoryOf };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

const equalLocales = new Map<string, boolean>();

/**
 * Whether two locales have the same cardinal category for every number that messages are likely to have; the offset of
 * a plural may make one negative.
 */
export function haveSamePluralCategories(a: string, b: string): boolean {
  const id = `${a} ${b}`;
  let areAlike = equalLocales.get(id);
  if (areAlike === undefined) {
    const [samplesA, samplesB] = [pluralSamples(a, 'cardinal'), pluralSamples(b, 'cardinal')];
    areAlike = range(-20, 200).every((number) => samplesA.categoryOf(number) === samplesB.categoryOf(number));
    equalLocales.set(id, areAlike);
  }
  return areAlike;
}
