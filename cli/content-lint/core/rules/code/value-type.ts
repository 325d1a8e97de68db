import { valueDifferences } from '../../requests/value-difference.ts';
import { defineRule } from '../../rule.ts';

/** Reports a value whose type an argument does not take, and one that is nearly an option of a select. */
export const codeValueType = defineRule({
  code: 'code/value-type',
  severity: 'error',
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
      for (const { location, ...mistake } of mistyped) {
        context.report({ file: location.file, span: location.span }, { id, ...mistake }, { key: id });
      }
    }
  },
});
