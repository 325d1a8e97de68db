import { keyDifferences } from '../../project/key-difference.ts';
import { defineRule } from '../../rule.ts';

/** Reports a key that is a text in one language and a group of messages in the other, such as `hours` below. */
export const messageShape = defineRule({
  code: 'message/shape',
  severity: 'error',
  examples: {
    bad: { 'i18n/nl.json': '{ "hours": "Van 9 tot 17" }', 'i18n/en.json': '{ "hours": { "from": "9", "to": "17" } }' },
    good: {
      'i18n/nl.json': '{ "hours": { "from": "9", "to": "17" } }',
      'i18n/en.json': '{ "hours": { "from": "9", "to": "17" } }',
    },
  },
  project(context) {
    const { source } = context.project;
    for (const { catalogue, shapes } of keyDifferences(context)) {
      const { locale } = catalogue;
      // `textIn` is the locale in which the key is a text.
      for (const { key, textIn } of shapes) {
        const related = [{ locale: source, key, on: 'key' } as const];
        const groupIn = textIn === source ? locale : source;
        context.report({ locale, key, on: 'key' }, { key, locale: groupIn, otherLocale: textIn }, { related });
      }
    }
  },
});
