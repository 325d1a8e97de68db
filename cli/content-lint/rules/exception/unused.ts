import { defineRule } from '../../rule.ts';

/** Reported by the engine, which alone knows what was covered. */
export const exceptionUnused = defineRule({
  code: 'exception/unused',
  severity: 'warning',
  docs: {
    summary: { en: 'An exception covers nothing any more.', nl: 'Een uitzondering dekt niets meer.' },
    why: {
      en: 'What it allowed is mended; left in place it would hide the next mistake of the kind.',
      nl: 'Wat ze toestond, is verholpen; blijft ze staan, dan verbergt ze de volgende fout van dat soort.',
    },
  },
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
