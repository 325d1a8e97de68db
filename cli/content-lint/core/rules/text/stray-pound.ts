import { TYPE } from '@formatjs/icu-messageformat-parser';
import { unquoted } from '../../messages/unquoted.ts';
import { pluralsIn, spanOf, walk } from '../../messages/walk-message.ts';
import { defineRule } from '../../rule.ts';

/** A single `#` before a word, as in a plural: not `#1`, `C#`, `#tag`, nor the head of a column. */
const aloneBeforeWord = /(?<=^|[\s(“‘"])#(?=\s+\p{L})/gu;

/** The same, or a `#` at the end of a literal text: before an argument (`# {id}`) or a plural, or at the very end. */
const aloneOrBefore = /(?<=^|[\s(“‘"])#(?=\s+\p{L}|\s*$)/gu;

/** Whether the text of another locale has such a `#` too, and no plural that it could belong to: then it is meant. */
function hasIntendedPound(text: string | undefined): boolean {
  return (
    text !== undefined && text.search(aloneBeforeWord) >= 0 && !/\{\s*\w+\s*,\s*(?:plural|selectordinal)/.test(text)
  );
}

export const textStrayPound = defineRule({
  code: 'text/stray-pound',
  severity: 'error',
  examples: {
    bad: {
      nl: '{count, plural, one {# bericht} other {# berichten}}',
      en: '# messages: {count, plural, one {# message} other {# messages}}',
    },
    good: { nl: 'Onze #1 in C# en #solin', en: 'Our #1 in C# and #solin' },
  },
  yieldsTo: ['argument/type'],
  message({ key, locale, text, elements }, context) {
    if (!elements || !text.includes('#')) return;
    const { catalogues, source } = context.project;
    // A text of the source is compared with all translations, a translation only with the source.
    const others = catalogues.filter((catalogue) => (catalogue.locale === source) !== (locale === source));
    const hasPlural = pluralsIn(elements).length > 0;
    if (!hasPlural && others.some(({ messages }) => hasIntendedPound(messages.get(key)))) return;
    walk(elements, (element) => {
      if (element.type !== TYPE.literal || !element.value.includes('#')) return;
      const { start, end } = spanOf(element);
      // `Order # {id}` is proper English; in a message with a plural it was meant as the number of that plural.
      const alone = hasPlural ? aloneOrBefore : aloneBeforeWord;
      for (const { index } of unquoted(text.slice(start, end)).matchAll(alone)) {
        context.report({ locale, key, span: { start: start + index, end: start + index + 1 } });
      }
    });
  },
});
