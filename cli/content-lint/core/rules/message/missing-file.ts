import { keyDifferences, pathInLocale } from '../../project/key-difference.ts';
import { defineRule } from '../../rule.ts';

export const messageMissingFile = defineRule({
  code: 'message/missing-file',
  severity: 'error',
  isCoverage: true,
  examples: {
    bad: { 'i18n/nl.json': '{ "send": "Verzenden" }' },
    good: { nl: 'Verzenden', en: 'Send' },
  },
  project(context) {
    const { obstacles, source } = context.project;
    for (const { catalogue, absentFiles, extraFiles } of keyDifferences(context)) {
      for (const file of [...absentFiles, ...extraFiles]) {
        const locale = file.locale === source ? catalogue.locale : source;
        const missing = pathInLocale(file.path, file.locale, locale);
        // It is there but cannot be read, which `file/unreadable` reports.
        if (obstacles.some(({ path }) => path === missing)) continue;
        const args = { file: file.path, missing, locale, count: file.messages.size };
        context.report({ file: file.path }, args, { locale });
      }
    }
  },
});
