import { keyDifferences } from '../../project/key-difference.ts';
import { defineRule } from '../../rule.ts';

export const messageMissing = defineRule({
  code: 'message/missing',
  severity: 'error',
  examples: {
    bad: { 'i18n/nl.json': '{ "send": "Verzenden", "back": "Terug" }', 'i18n/en.json': '{ "send": "Send" }' },
    good: {
      'i18n/nl.json': '{ "send": "Verzenden", "back": "Terug" }',
      'i18n/en.json': '{ "send": "Send", "back": "Back" }',
    },
  },
  project(context) {
    const { source } = context.project;
    for (const { catalogue, missing, extra } of keyDifferences(context)) {
      const { locale } = catalogue;
      for (const { key, after } of missing) {
        // The finding points at the language that has the key; where the other should have it is related.
        const related = after === undefined ? [] : [{ locale, key: after, on: 'key' } as const];
        context.report({ locale: source, key, on: 'key' }, { key, locale }, { locale, related });
      }
      for (const key of extra) context.report({ locale, key, on: 'key' }, { key, locale: source }, { locale: source });
    }
  },
});
