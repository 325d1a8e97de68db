import { valueDifferences } from '../../code-usage/value-difference.ts';
import { defineRule } from '../../rule.ts';

export const codeValueType = defineRule({
  code: 'code/value-type',
  severity: 'error',
  docs: {
    summary: {
      en: 'A call passes a value of another type than its message needs.',
      nl: 'Een aanroep geeft een waarde van een ander type mee dan haar bericht nodig heeft.',
    },
    why: {
      en: 'A text cannot be counted or be a date, a tag needs a function, and a keyword that no option has falls back to `other` without a word.',
      nl: 'Een tekst is niet te tellen en is geen datum, een tag heeft een functie nodig, en een sleutelwoord dat geen optie heeft, valt stil terug op `other`.',
    },
  },
  examples: {
    bad: {
      'i18n/nl.json': '{ "seats": "{count, plural, one {# plaats} other {# plaatsen}}" }',
      'i18n/en.json': '{ "seats": "{count, plural, one {# seat} other {# seats}}" }',
      'src/seats.ts': "export const seats = (t: Translator) => t.text('seats', { count: 'twee' });\n",
    },
    good: {
      'i18n/nl.json': '{ "seats": "{count, plural, one {# plaats} other {# plaatsen}}" }',
      'i18n/en.json': '{ "seats": "{count, plural, one {# seat} other {# seats}}" }',
      'src/seats.ts': "export const seats = (t: Translator) => t.text('seats', { count: 2 });\n",
    },
  },
  project(context) {
    for (const { id, mistyped } of valueDifferences(context)) {
      for (const { location, ...args } of mistyped) {
        context.report({ file: location.file, span: location.span }, { id, ...args }, { key: id });
      }
    }
  },
});
