import { defineRule } from '../../rule.ts';

/** Reported by the linter, which alone knows which exceptions matched a finding. */
export const exceptionUnused = defineRule({
  code: 'exception/unused',
  severity: 'warning',
  examples: {
    bad: {
      'i18n/exceptions.yaml': '- { rule: message/empty, key: spacer, reason: Filled in by the program. }\n',
      'i18n/nl.json': '{ "spacer": "leeg" }',
      'i18n/en.json': '{ "spacer": "empty" }',
    },
    good: {
      'i18n/exceptions.yaml': '- { rule: message/empty, key: spacer, reason: Filled in by the program. }\n',
      'i18n/nl.json': '{ "spacer": "" }',
      'i18n/en.json': '{ "spacer": "" }',
    },
  },
});
