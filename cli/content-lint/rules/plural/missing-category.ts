import { type PluralElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { hasInvariantNoun } from '../../language/invariant-nouns.ts';
import { missingCategories, unknownCategories } from '../../messages/plural-categories.ts';
import { pluralSamples } from '../../messages/plural-samples.ts';
import { headOf, literalText, walk } from '../../messages/walk-message.ts';
import { defineRule } from '../../rule.ts';

export const pluralMissingCategory = defineRule({
  code: 'plural/missing-category',
  severity: 'error',
  docs: {
    summary: {
      en: 'A plural lacks a form that the language has.',
      nl: 'Een meervoud mist een vorm die de taal heeft.',
    },
    why: {
      en: 'Without `one` an English reader sees “1 messages”. Which forms a language has comes from CLDR.',
      nl: 'Zonder `one` leest men “1 berichten”. Welke vormen een taal heeft, komt uit CLDR.',
    },
  },
  examples: {
    bad: {
      'i18n/nl.json': '{ "mail": "{count, plural, one {# bericht} other {# berichten}}" }',
      'i18n/en.json': '{ "mail": "{count, plural, other {# messages}}" }',
    },
    good: {
      'i18n/nl.json': '{ "place": "{rank, selectordinal, other {#e}}" }',
      'i18n/en.json': '{ "place": "{rank, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}" }',
    },
  },
  message({ key, locale, elements, branching }, context) {
    if (!elements || !branching) return;
    walk(elements, (element) => {
      if (element.type !== TYPE.plural) return;
      const missing = missingCategories(element, locale);
      if (missing.length === 0) return;
      const { categories } = pluralSamples(locale, element.pluralType === 'ordinal' ? 'ordinal' : 'cardinal');
      // A form under a name that does not exist, `One` or `1`, is what is wrong there.
      if (unknownCategories(element, categories).length > 0) return;
      const behind = afterCount(element);
      if (hasInvariantNoun(behind, locale) || isAdjective(behind, locale)) return;
      context.report({ locale, key, span: headOf(element) }, { name: element.value, locale, missing });
    });
  },
});

/** English adjectives and participles that stand behind a number for the noun they leave out: 3 new, 3 selected. */
function isAdjective(text: string, locale: string): boolean {
  return locale.startsWith('en') && /^[\s\u00A0](?:new|left|more|open|free|unread|online|\p{L}{3,}ed)\s*$/u.test(text);
}

/** What the reader sees behind the number in the form that serves all numbers. */
function afterCount(element: PluralElement): string {
  const other = element.options.other?.value ?? [];
  const at = other.findIndex(({ type }) => type === TYPE.pound);
  return literalText(other.slice(at + 1));
}
