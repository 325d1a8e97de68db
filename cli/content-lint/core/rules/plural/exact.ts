import type { PluralElement } from '@formatjs/icu-messageformat-parser';
import { pluralPairs } from '../../messages/branch-pairs.ts';
import type { ParsedMessage } from '../../messages/message.ts';
import { optionSpan } from '../../messages/option-span.ts';
import { pluralSamples } from '../../messages/plural-samples.ts';
import { openingSpan, pluralsIn } from '../../messages/walk-message.ts';
import { defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';

export const pluralExact = defineRule({
  code: 'plural/exact',
  severity: 'warning',
  skipIfSameStructure: true,
  // vue-i18n chooses a form by its position, and a project can give a language more forms.
  notIn: ['vue-i18n'],
  examples: {
    bad: {
      nl: '{count, plural, =0 {Geen berichten} one {# bericht} other {# berichten}}',
      en: '{count, plural, =10 {No messages} one {# message} other {# messages}}',
    },
    good: {
      nl: '{count, plural, =1 {Eén bericht} other {# berichten}}',
      en: '{count, plural, one {One message} other {# messages}}',
    },
  },
  yieldsTo: ['plural/offset', 'plural/kind'],
  pair(pair, context) {
    for (const { name, source, target } of pluralPairs(pair)) {
      const onlyInSource = exactOf(source).filter((option) => !servesIn(pair.target, name, option));
      // `=0` comes last: it alone is right without an option of the source that it may stand for.
      const onlyInTarget = exactOf(target)
        .filter((option) => !servesIn(pair.source, name, option))
        .sort((a, b) => Number(a === '=0') - Number(b === '=0'));
      for (const option of onlyInTarget) {
        // `=10` where the source has `=0` is one mistake, which is reported once, with both. So the option of the
        // source is taken off `onlyInSource`, and the loop below reports what is left there.
        const near = onlyInSource.shift() ?? '';
        const branch = target.options[option];
        // A text of its own for zero is fine in a translation: nothing of the source is lost.
        if (!branch || (option === '=0' && near === '')) continue;
        const span = optionSpan(pair.target.text, option, branch);
        reportDifference(pair, context, { span }, { name, option, near, locale: pair.source.locale });
      }
      for (const option of onlyInSource) {
        const branch = source.options[option];
        const otherSpan = branch && optionSpan(pair.source.text, option, branch);
        const args = { name, option, near: '', locale: pair.target.locale };
        reportDifference(pair, context, { span: openingSpan(target, pair.target.text), otherSpan }, args);
      }
    }
  },
});

/** The options of a plural for one number, such as `=0`; not `=1` if it takes the place of `one`, as the singular. */
function exactOf({ options }: PluralElement): string[] {
  return Object.keys(options).filter((option) => option.startsWith('=') && (option !== '=1' || options.one));
}

/** Whether any plural over an argument serves one number: a message may have several, in another order. */
function servesIn({ elements, locale }: ParsedMessage, name: string, option: string): boolean {
  return pluralsIn(elements).some((plural) => plural.value === name && serves(plural, option, locale));
}

/**
 * Whether a plural serves one number: it has a text under the number itself, or under a category with that number
 * alone, or it lacks so much that another rule reports it.
 */
function serves(element: PluralElement, option: string, locale: string): boolean {
  // An option `zero` serves too; whether it is right is another finding.
  if (element.options[option] || (option === '=0' && element.options.zero)) return true;
  const { numbers, categoryOf } = pluralSamples(locale, element.pluralType === 'ordinal' ? 'ordinal' : 'cardinal');
  const category = categoryOf(Number(option.slice(1)) - element.offset);
  // Without the category it lacks more than this number: `plural/missing-category` reports that.
  if (category !== 'other' && !element.options[category]) return true;
  return element.options[category] !== undefined && numbers.get(category)?.length === 1;
}
