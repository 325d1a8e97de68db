import { defineRule } from '../../rule.ts';

/** Reported by the engine, which reads the exceptions. */
export const exceptionInvalid = defineRule({
  code: 'exception/invalid',
  severity: 'error',
  docs: {
    summary: {
      en: 'An exception has no reason, or a field that does not exist.',
      nl: 'Een uitzondering heeft geen reden, of een veld dat niet bestaat.',
    },
    why: {
      en: 'Without a reason nobody can tell later whether it may go. Until it is mended it covers nothing.',
      nl: 'Zonder reden weet later niemand of ze weg mag. Tot ze klopt, dekt ze niets.',
    },
  },
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
