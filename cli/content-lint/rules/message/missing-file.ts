import { keyDifferences } from '../../project/key-difference.ts';
import { defineRule } from '../../rule.ts';

export const messageMissingFile = defineRule({
  code: 'message/missing-file',
  severity: 'error',
  examples: {
    bad: { 'i18n/nl.json': '{ "send": "Verzenden" }' },
    good: { nl: 'Verzenden', en: 'Send' },
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
