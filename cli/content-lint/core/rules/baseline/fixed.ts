import { defineRule } from '../../rule.ts';

/** Reported by the linter, which alone knows what the baseline covered. */
export const baselineFixed = defineRule({
  code: 'baseline/fixed',
  severity: 'warning',
  examples: {
    bad: {
      'baseline.json':
        '{ "version": 1, "findings": [{ "rule": "message/empty", "file": "i18n/en.json", "key": "send", "count": 1 }] }',
      'i18n/nl.json': '{ "send": "Verzenden" }',
      'i18n/en.json': '{ "send": "Send" }',
    },
    good: {
      'baseline.json':
        '{ "version": 1, "findings": [{ "rule": "message/empty", "file": "i18n/en.json", "key": "send", "count": 1 }] }',
      'i18n/nl.json': '{ "send": "Verzenden" }',
      'i18n/en.json': '{ "send": "" }',
    },
  },
});
