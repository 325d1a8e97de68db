import { type PluralElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { hasInvariantNoun } from '../../language/invariant-nouns.ts';
import { parseMessage } from '../../messages/parse-message.ts';
import { missingCategories, unknownCategories } from '../../messages/plural-categories.ts';
import { pluralSamples } from '../../messages/plural-samples.ts';
import { literalText, openingSpan, pluralsIn } from '../../messages/walk-message.ts';
import { type Context, defineRule } from '../../rule.ts';
import { reportFileProblems } from '../file-problems.ts';

export const pluralMissingCategory = defineRule({
  code: 'plural/missing-category',
  severity: 'error',
  // vue-i18n counts forms and has no names for them.
  notIn: ['vue-i18n'],
  examples: {
    bad: { nl: '{count, plural, one {# bericht} other {# berichten}}', en: '{count, plural, other {# messages}}' },
    good: {
      nl: '{rank, selectordinal, other {#e}}',
      en: '{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    },
  },
  message({ key, locale, text, elements, mayHavePluralOrSelect }, context) {
    if (!elements || !mayHavePluralOrSelect) return;
    for (const element of pluralsIn(elements)) {
      const missing = missingCategories(element, locale);
      if (missing.length === 0) continue;
      const { categories } = pluralSamples(locale, element.pluralType === 'ordinal' ? 'ordinal' : 'cardinal');
      if (elements.length === 1 && element === elements[0] && isForAllNumbers(element)) continue;
      // A form with an unknown name, `One` or `1`, is another finding.
      if (unknownCategories(element, categories, context.project.syntax).length > 0) continue;
      const textBehind = textAfterPound(element);
      if (hasInvariantNoun(textBehind, locale) || isAdjective(textBehind, locale)) continue;
      if (Object.keys(element.options).length === 1 && isAdjectiveInSource(key, element, context)) continue;
      // In Hebrew (`he`, formerly `iw`) two is mostly said like other numbers. Languages of the second list have one
      // form of a noun behind a number.
      const onlyIfProjectSetsRule =
        (/^(?:he|iw)(?![a-z])/.test(locale) && missing.join() === 'two') ||
        (/^(?:tr|az|hu|ka|kk|ky|uz|tk|fa|ku|ckb)(?![a-z])/.test(locale) &&
          missing.join() === 'one' &&
          showsNumber(element));
      const args = { name: element.value, locale, missing };
      context.report({ locale, key, span: openingSpan(element, text) }, args, { onlyIfProjectSetsRule });
    }
  },
  // Plurals in the keys of i18next, `item_one`: files-as-icu.ts finds those that lack a form.
  project: (context) => reportFileProblems('plural/missing-category', context),
});

/**
 * Whether a plural has one form, which shows no number, `{count, plural, other {Messages}}`: a whole message of that
 * kind is no plural in its language.
 */
function isForAllNumbers({ value, options }: PluralElement): boolean {
  const [only, ...more] = Object.values(options);
  if (only === undefined || more.length > 0) return false;
  return only.value.every((part) => part.type !== TYPE.pound && !('value' in part && part.value === value));
}

/** English adjectives and participles behind a number without a noun: 3 new, 3 selected, 3 more… */
const adjective =
  /^[\s\u00A0](?:new|left|more|open|free|unread|online|upcoming|remaining|pending|missing|waiting|\p{L}{3,}ed)\s*…?$/u;

function isAdjective(text: string, locale: string): boolean {
  return locale.startsWith('en') && adjective.test(text);
}

/** Whether the source has an adjective behind the number, so that its translation may have one form too: 3 more. */
function isAdjectiveInSource(key: string, { value }: PluralElement, { project }: Context): boolean {
  const [source] = project.catalogues;
  const text = source?.messages.get(key);
  if (!source || text === undefined) return false;
  const { elements = [] } = parseMessage(key, source.locale, text, project.syntax);
  const plural = pluralsIn(elements).find((candidate) => candidate.value === value);
  return plural !== undefined && isAdjective(textAfterPound(plural), source.locale);
}

function showsNumber({ options }: PluralElement): boolean {
  return options.other?.value.some(({ type }) => type === TYPE.pound) ?? false;
}

/** The text behind the number in `other`; all of its text if it shows no number. */
function textAfterPound(element: PluralElement): string {
  const other = element.options.other?.value ?? [];
  const at = other.findIndex(({ type }) => type === TYPE.pound);
  return literalText(other.slice(at + 1));
}
