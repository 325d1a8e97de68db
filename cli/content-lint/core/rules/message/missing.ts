import { keyDifferences } from '../../project/key-difference.ts';
import type { Project } from '../../project/project.ts';
import { defineRule } from '../../rule.ts';

export const messageMissing = defineRule({
  code: 'message/missing',
  severity: 'error',
  isCoverage: true,
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
        // The finding points at the language that has the key; the related place is where the other should have it:
        // behind `after`, the key before it that both have.
        const related = after === undefined ? [] : [{ locale, key: after, on: 'key' } as const];
        const args = { key, locale, ...fileIn(context.project, key, source, locale) };
        context.report({ locale: source, key, on: 'key' }, args, { locale, related });
      }
      for (const key of extra) {
        const args = { key, locale: source, ...fileIn(context.project, key, locale, source) };
        context.report({ locale, key, on: 'key' }, args, { locale: source });
      }
    }
  },
});

/** The file of a locale that lacks a key: the counterpart of the file that has it; none if there is no such file. */
function fileIn(project: Project, key: string, from: string, to: string): { file?: string } {
  const filesOf = (locale: string) => project.catalogues.find((catalogue) => catalogue.locale === locale)?.files ?? [];
  const path = filesOf(from).find(({ messages }) => messages.has(key))?.path;
  const file = path === undefined ? undefined : project.pathInLocale(path, to);
  return file !== undefined && filesOf(to).some((other) => other.path === file) ? { file } : {};
}
