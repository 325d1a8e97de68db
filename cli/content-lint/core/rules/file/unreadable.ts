import { defineRule } from '../../rule.ts';

export const fileUnreadable = defineRule({
  code: 'file/unreadable',
  severity: 'error',
  examples: {
    // In the place of `i18n/en/a.json` is a folder.
    bad: { 'i18n/nl/a.json': '{ "send": "Verzenden" }', 'i18n/en/a.json/copy.txt': '{ "send": "Send" }' },
    good: { 'i18n/nl/a.json': '{ "send": "Verzenden" }', 'i18n/en/a.json': '{ "send": "Send" }' },
  },
  project(context) {
    for (const { path, kind } of context.project.obstacles) context.report({ file: path }, { kind, file: path });
  },
});
