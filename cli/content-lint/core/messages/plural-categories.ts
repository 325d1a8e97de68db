import type { PluralElement } from '@formatjs/icu-messageformat-parser';
import { pluralSamples } from './plural-samples.ts';

/** The option with the i18next text that is shown if no number is passed: it belongs to the message, to no number. */
export const withoutNumber = 'base';

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
export function unknownCategories(element: PluralElement, categories: readonly string[]): string[] {
  return Object.keys(element.options).filter(
    (option) => !option.startsWith('=') && option !== withoutNumber && !categories.includes(option),
  );
}
