import { TYPE } from '@formatjs/icu-messageformat-parser';
import { unquoted } from '../../messages/unquoted.ts';
import { spanOf, walk } from '../../messages/walk-message.ts';
import { defineRule } from '../../rule.ts';

/** A `#` that stands alone before a word, as in a plural: not `#1`, `C#`, `#tag`, nor the head of a column. */
const aloneBeforeWord = /(?<=^|[\s(“‘"])#(?=[\s\u00A0]+\p{L})/gu;

/** The same, or the last thing before an argument, plural or end. */
const aloneOrBefore = /(?<=^|[\s(“‘"])#(?=[\s\u00A0]+\p{L}|[\s\u00A0]*$)/gu;

export const textStrayPound = defineRule({
  code: 'text/stray-pound',
  severity: 'error',
  docs: {
    summary: { en: 'A `#` stands outside of a plural.', nl: 'Een `#` staat buiten een meervoud.' },
    why: {
      en: 'Only inside a plural does it stand for the number; outside, and inside a select, the visitor sees the sign itself.',
      nl: 'Alleen binnen een meervoud staat het voor het getal; erbuiten, en binnen een keuze, ziet de bezoeker het teken zelf.',
    },
  },
  examples: {
    bad: {
      'i18n/nl.json': '{ "mail": "{count, plural, one {# bericht} other {# berichten}}" }',
      'i18n/en.json': '{ "mail": "# messages: {count, plural, one {# message} other {# messages}}" }',
    },
    good: {
      'i18n/nl.json': '{ "top": "Onze #1 in C# en #windas" }',
      'i18n/en.json': '{ "top": "Our #1 in C# and #windas" }',
    },
  },
  yieldsTo: ['argument/type'],
  message({ key, locale, text, elements, branching }, context) {
    if (!elements || !text.includes('#')) return;
    walk(elements, (element) => {
      if (element.type !== TYPE.literal || !element.value.includes('#')) return;
      const { start, end } = spanOf(element);
      // `Order # {id}` is how English writes it; beside a plural the number of that plural was meant.
      const alone = branching && text.includes('plural') ? aloneOrBefore : aloneBeforeWord;
      for (const { index } of unquoted(text.slice(start, end)).matchAll(alone)) {
        context.report({ locale, key, span: { start: start + index, end: start + index + 1 } });
      }
    });
  },
});
