import { rareWords } from '../../language/rare-words.ts';
import { defineRule } from '../../rule.ts';

export const textMisspelt = defineRule({
  code: 'text/misspelt',
  severity: 'note',
  examples: {
    bad: {
      'i18n/nl.json':
        '{ "a": "Uw bestelling", "b": "Deze bestelling", "c": "Een bestelling", "d": "Geen bestelling", "e": "Nieuwe besteling" }',
      'i18n/en.json': '{ "a": "Your order", "b": "This order", "c": "An order", "d": "No orders", "e": "New order" }',
    },
    good: {
      'i18n/nl.json':
        '{ "a": "Uw bestelling", "b": "Deze bestelling", "c": "Een bestelling", "d": "Geen bestelling", "e": "Nieuwe bestellingen" }',
      'i18n/en.json': '{ "a": "Your order", "b": "This order", "c": "An order", "d": "No orders", "e": "New orders" }',
    },
  },
  yieldsTo: ['message/untranslated', 'message/wrong-language', 'message/foreign-word', 'text/brand'],
  project(context) {
    const { catalogues } = context.project;
    for (const { locale, messages } of catalogues) {
      for (const { key, start, word, frequentWord } of rareWords(messages)) {
        // A word that the message has in another language too is a name.
        if (catalogues.some((other) => other.locale !== locale && other.messages.get(key)?.includes(word))) continue;
        const span = { start, end: start + word.length };
        context.report({ locale, key, span }, { got: word, near: frequentWord });
      }
    }
  },
});
