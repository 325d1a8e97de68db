import { defineRule } from '../../rule.ts';

export const codeUnreadable = defineRule({
  code: 'code/unreadable',
  severity: 'error',
  examples: {
    bad: {
      'i18n/nl.json': '{ "send": "Versturen" }',
      'i18n/en.json': '{ "send": "Send it" }',
      'src/send.ts': "export const send = (t: Translator) => t.text('send';\n",
    },
    good: {
      'i18n/nl.json': '{ "send": "Versturen" }',
      'i18n/en.json': '{ "send": "Send it" }',
      'src/send.ts': "export const send = (t: Translator) => t.text('send');\n",
    },
  },
  project({ project, report }) {
    for (const { location, kind, reason = '' } of project.code?.use.problems ?? []) {
      report({ file: location.file, span: location.span }, { kind, reason });
    }
  },
});
