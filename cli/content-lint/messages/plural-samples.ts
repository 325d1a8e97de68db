/** Which plural categories a locale has, and numbers that fall into each. */
export interface PluralSamples {
  categories: readonly string[];
  /** Small whole numbers by category, at most four each; none where a category has only fractions or millions. */
  numbers: ReadonlyMap<string, readonly number[]>;
  categoryOf(number: number): string;
}

const known = { cardinal: new Map<string, PluralSamples>(), ordinal: new Map<string, PluralSamples>() };

/** The plural rules of a locale from CLDR, asked for once per locale and kind. */
export function pluralSamples(locale: string, type: 'cardinal' | 'ordinal'): PluralSamples {
  let samples = known[type].get(locale);
  if (!samples) {
    samples = collect(rulesFor(locale, type));
    known[type].set(locale, samples);
  }
  return samples;
}

/** An invented locale is taken to count as English does. */
function rulesFor(locale: string, type: 'cardinal' | 'ordinal'): Intl.PluralRules {
  try {
    return new Intl.PluralRules(locale.replaceAll('_', '-'), { type });
  } catch {
    return new Intl.PluralRules('en', { type });
  }
}

function collect(rules: Intl.PluralRules): PluralSamples {
  const numbers = new Map<string, number[]>();
  // Five first: the plainest `other` there is. Then what a category may need: 0, 1, 2, teens, hundreds.
  for (const number of [5, 7, ...range(0, 30), ...range(100, 112)]) {
    const category = rules.select(number);
    const own = numbers.get(category) ?? [];
    if (own.length < 4 && !own.includes(number)) numbers.set(category, [...own, number]);
  }
  // A catalogue asks for the same few numbers all the time.
  const categories = new Map<number, string>();
  const categoryOf = (number: number) => {
    const own = categories.get(number) ?? rules.select(number);
    categories.set(number, own);
    return own;
  };
  return { categories: rules.resolvedOptions().pluralCategories, numbers, categoryOf };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

const alike = new Map<string, boolean>();

/** Whether two locales put every number that a catalogue is likely to name into the same cardinal category. */
export function countAlike(one: string, other: string): boolean {
  const id = `${one} ${other}`;
  let is = alike.get(id);
  if (is === undefined) {
    const [here, there] = [pluralSamples(one, 'cardinal'), pluralSamples(other, 'cardinal')];
    is = range(-20, 200).every((number) => here.categoryOf(number) === there.categoryOf(number));
    alike.set(id, is);
  }
  return is;
}
