import { defineRule } from '../../rule.ts';

/**
 * An exception without a rule or key, or without the reason why it is there. The linter reports it itself
 * (`linter/suppress.ts`), because it reads the exceptions.
 */
export const exceptionInvalid = defineRule({
  code: 'exception/invalid',
  severity: 'error',
  examples: {
    bad: {
      'i18n/exceptions.yaml': '- { rule: message/empty, key: spacer }\n',
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
