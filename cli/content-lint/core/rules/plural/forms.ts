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
        // If both forms are the plural, the one for a single thing is wrong; else the other form is reported.
        const wrongOption = problem === 'same-plural' ? 'one' : 'other';
        const branch = ours.options[wrongOption];
        if (!problem || !branch) continue;
        const span = optionSpan(message.text, wrongOption, branch);
        reportDifference(pair, context, { message, span }, { problem, name });
      }
    }
  },
});

/** `swapped` if `one` has the plural and `other` the singular; or what `problemOfEqualForms` gives. */
function problemOf(ours: PluralElement, theirs: PluralElement, locale: string, theirLocale: string) {
  // Behind an ordinal number the noun is singular in every form: the 1st day, the 2nd day.
  if (ours.pluralType === 'ordinal') return undefined;
  const inOne = afterCount(ours, 'one');
  const inOther = afterCount(ours, 'other');
  if (inOne === undefined || inOther === undefined) return undefined;
  if (inOne === inOther) return problemOfEqualForms(inOne, theirs, locale, theirLocale);
  return isPluralNounAfter(inOne, locale) && !isPluralNounAfter(inOther, locale) && !hasInvariantNoun(inOther, locale)
    ? 'swapped'
    : undefined;
}

/** `same` if both forms are the singular, `same-plural` if both are the plural, undefined if they may be equal. */
function problemOfEqualForms(text: string, theirs: PluralElement, locale: string, theirLocale: string) {
  if (!/\p{L}/u.test(text) || hasInvariantNoun(text, locale)) return undefined;
  if (isSingularAfter(text, locale)) return 'same';
  // In a language whose nouns are not known, singular and plural may be the same word.
  if (!knowsPlurals(locale)) return undefined;
  // The other language has to show that the noun has two forms: it has a plural noun in `other` and none in `one`.
  const [theirOne, theirOther] = [afterCount(theirs, 'one') ?? '', afterCount(theirs, 'other') ?? ''];
  if (isPluralNounAfter(theirOne, theirLocale) || !isPluralNounAfter(theirOther, theirLocale)) return undefined;
  return isPluralNounAfter(text, locale) ? 'same-plural' : 'same';
}

/** `één dag`, `a day`, `1 day`: a form for one thing, without `#`. */
const oneSpelled = /^(?:een|één|one|an?|1)(\s.+)$/i;

/** The text behind the number in one form; undefined if the form does not begin with the number, or is a compound. */
function afterCount(element: PluralElement, option: string): string | undefined {
  const value = element.options[option]?.value;
  const isCounted = value?.[0]?.type === TYPE.pound;
  const spelled = option === 'one' && value?.length === 1 ? oneSpelled.exec(literalText(value)) : undefined;
  const text = value && isCounted ? literalText(value.slice(1)) : spelled?.[1];
  // In a compound a noun has one form only: a 3-minute read.
  return text?.startsWith('-') ? undefined : text;
}
