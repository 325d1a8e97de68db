import type { CodeProblem } from '../../project/code-use.ts';
import { defineRule } from '../../rule.ts';

/** From this many files with one mistake of syntax, it is no slip: they are written in another language, such as Flow. */
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
    const problems = project.code?.use.problems ?? [];
    for (const [, alike] of Map.groupBy(problems, ({ kind, reason }) => `${kind} ${reason}`)) {
      // `groupBy` makes no empty groups.
      const [first] = alike as [CodeProblem];
      const isLanguage = first.kind === 'syntax' && alike.length >= many;
      for (const { location, kind, reason = '' } of isLanguage ? [first] : alike) {
        // `language` is not a kind of problem: it only chooses the sentence of the finding (`reports/texts/en.json`).
        const args = isLanguage ? { kind: 'language', reason, count: alike.length } : { kind, reason };
        report({ file: location.file, span: location.span }, args);
      }
    }
  },
});
