import type { CodeProblem } from '../../project/code-use.ts';
import { defineRule } from '../../rule.ts';

/** From this many files that fail for one reason, it is no slip: they are written in another language, such as Flow. */
const many = 20;

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
    for (const [, alike] of Map.groupBy(project.code?.use.problems ?? [], ({ kind, reason }) => `${kind} ${reason}`)) {
      // `groupBy` makes no empty groups.
      const [{ location, reason = '' }] = alike as [CodeProblem];
      if (alike.length >= many) {
        const args = { kind: 'language', reason, count: alike.length };
        report({ file: location.file, span: location.span }, args);
        continue;
      }
      for (const { location, kind, reason = '' } of alike)
        report({ file: location.file, span: location.span }, { kind, reason });
    }
  },
});
