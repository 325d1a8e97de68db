import type { PluralElement } from '@formatjs/icu-messageformat-parser';
import { pluralSamples } from './plural-samples.ts';
import type { Syntax } from './syntax.ts';

/**
 * The name of the option for the text that i18next shows if no number is passed: that of `items` beside `items_one` and
 * `items_other`.
 */
export const formWithoutSuffix = 'base';

/** In the order of CLDR; a missing `other` is a syntax error. */
const categoriesBesideOther = ['zero', 'one', 'two', 'few', 'many'];

/** Categories of a locale that a plural has no option for, unless exact options cover every number in them. */
export function missingCategories(element: PluralElement, locale: string): string[] {
  const { numbers } = pluralSamples(locale, element.pluralType === 'ordinal' ? 'ordinal' : 'cardinal');
  const missing: string[] = [];
  for (const category of categoriesBesideOther) {
    const samples = numbers.get(category);
    if (!samples || element.options[category]) continue;
    // An exact option compares the number itself, a category the number without the offset.
    if (!samples.every((number) => element.options[`=${number + element.offset}`])) missing.push(category);
  }
  return missing;
}

/** Options of a plural that are neither a number nor one of the categories. */
export function unknownCategories(element: PluralElement, categories: readonly string[], syntax: Syntax): string[] {
  const known = syntax === 'i18next' ? [...categories, formWithoutSuffix] : categories;
  return Object.keys(element.options).filter((option) => !option.startsWith('=') && !known.includes(option));
}
