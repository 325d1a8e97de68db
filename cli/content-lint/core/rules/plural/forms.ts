import { type PluralElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { hasInvariantNoun } from '../../language/invariant-nouns.ts';
import { isPluralNounAfter, isSingularAfter, knowsPlurals } from '../../language/plural-noun.ts';
import { pluralPairs } from '../../messages/branch-pairs.ts';
import { optionSpan } from '../../messages/option-span.ts';
import { literalText } from '../../messages/walk-message.ts';
import { defineRule } from '../../rule.ts';
import { bothWays, reportDifference } from '../report-difference.ts';

export const pluralForms = defineRule({
  code: 'plural/forms',
  severity: 'warning',
  examples: {
    bad: {
      nl: '{count, plural, one {# bericht} other {# berichten}}',
      en: '{count, plural, one {# messages} other {# message}}',
    },
    good: {
      nl: '{count, plural, one {# schaap} other {# schapen}}',
      en: '{count, plural, one {# sheep} other {# sheep}}',
    },
  },
  yieldsTo: ['plural/kind', 'plural/missing-category', 'argument/lost-in-branch'],
  pair(pair, context) {
    for (const { name, source, target } of pluralPairs(pair)) {
      for (const [message, other] of bothWays(pair)) {
        const [ours, theirs] = message === pair.source ? [source, target] : [target, source];
        const problem = problemOf(ours, theirs, message.locale, other.locale);
        const branch = ours.options.other;
        if (!problem || !branch) continue;
        reportDifference(
          pair,
          context,
          { message, span: optionSpan(message.text, 'other', branch) },
          { problem, name },
        );
      }
    }
  },
});

function problemOf(plural: PluralElement, other: PluralElement, locale: string, otherLocale: string) {
  // Behind an ordinal number the noun is singular in every form: the 1st day, the 2nd day.
  if (plural.pluralType === 'ordinal') return undefined;
  const singular = afterCount(plural, 'one');
  const many = afterCount(plural, 'other');
  if (singular === undefined || many === undefined) return undefined;
  if (singular === many) {
    const shouldDiffer = /\p{L}/u.test(singular) && !hasInvariantNoun(singular, locale);
    if (shouldDiffer && isSingularAfter(singular, locale)) return 'same';
    // In a language whose nouns are not known, singular and plural may be the same word.
    if (!knowsPlurals(locale)) return undefined;
    // The other language shows that the noun has two forms: it has a plural noun in `other` and none in `one`.
    const [otherSingular, otherMany] = [afterCount(other, 'one') ?? '', afterCount(other, 'other') ?? ''];
    const othersDiffer = otherSingular !== otherMany && isPluralNounAfter(otherMany, otherLocale);
    if (!shouldDiffer || !othersDiffer || isPluralNounAfter(otherSingular, otherLocale)) return undefined;
    return isPluralNounAfter(singular, locale) ? 'same-plural' : 'same';
  }
  return isPluralNounAfter(singular, locale) && !isPluralNounAfter(many, locale) && !hasInvariantNoun(many, locale)
    ? 'swapped'
    : undefined;
}

/** `één dag`, `a day`, `1 day`: the number written out in place of `#`. */
const oneSpelled = /^(?:een|één|one|an?|1)(\s.+)$/i;

/** The text behind the number in one form; undefined if the form does not begin with the number. */
function afterCount(element: PluralElement, option: string): string | undefined {
  const value = element.options[option]?.value;
  const isCounted = value?.[0]?.type === TYPE.pound;
  const spelled = option === 'one' && value?.length === 1 ? oneSpelled.exec(literalText(value)) : undefined;
  const text = value && isCounted ? literalText(value.slice(1)) : spelled?.[1];
  // In a compound a noun has one form only: a 3-minute read.
  return text?.startsWith('-') ? undefined : text;
}
