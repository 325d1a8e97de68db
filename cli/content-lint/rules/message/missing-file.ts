import { keyDifferences } from '../../project/key-difference.ts';
import { defineRule } from '../../rule.ts';

export const messageMissingFile = defineRule({
  code: 'message/missing-file',
  severity: 'error',
  docs: {
    summary: {
      en: 'A whole catalogue file has no counterpart.',
      nl: 'Een heel catalogusbestand heeft geen tegenhanger.',
    },
    why: {
      en: 'One forgotten file is one finding, not one for each of its messages.',
      nl: 'Eén vergeten bestand is één bevinding, niet een per bericht.',
    },
  },
  examples: {
    bad: { 'i18n/nl.json': '{ "send": "Verzenden" }' },
    good: { 'i18n/nl.json': '{ "send": "Verzenden" }', 'i18n/en.json': '{ "send": "Send" }' },
  },
  project(context) {
    for (const { catalogue, absentFiles } of keyDifferences(context)) {
      for (const file of absentFiles) {
        const { locale } = catalogue;
        const args = { file: file.path, locale, count: file.messages.size };
        context.report({ file: file.path }, args, { locale });
      }
    }
  },
});
