import { keyDifferences } from '../../project/key-difference.ts';
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
    const { obstacles, pathInLocale, source } = context.project;
    for (const { catalogue, filesOnlyInSource, filesOnlyInTranslation } of keyDifferences(context)) {
      for (const file of [...filesOnlyInSource, ...filesOnlyInTranslation]) {
        const lackingLocale = file.locale === source ? catalogue.locale : source;
        // A file with the messages of all locales has no path of its own for each: then the report names the locale.
        const missing = pathInLocale(file.path, lackingLocale) ?? lackingLocale;
        // It is there but cannot be read, which `file/unreadable` reports.
        if (obstacles.some(({ path }) => path === missing)) continue;
        const args = { file: file.path, missing, locale: lackingLocale, count: file.messages.size };
        // Reported at the file that exists: the missing one has no lines.
        context.report({ file: file.path }, args, { locale: lackingLocale });
      }
    }
  },
});
