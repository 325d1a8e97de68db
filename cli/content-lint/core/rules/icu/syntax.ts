import { unreadable } from '../../messages/message.ts';
import { defineRule } from '../../rule.ts';
import { reportFileProblems } from '../file-problems.ts';

export const icuSyntax = defineRule({
  code: 'icu/syntax',
  severity: 'error',
  examples: {
    bad: { nl: 'Dag {name}', en: 'Hello {name' },
    good: { nl: 'Dag {name}', en: 'Hello {name}' },
  },
  message({ key, locale, problem, text }, context) {
    const isTold = context.project.syntax !== 'icu' && text.startsWith(unreadable);
    if (problem && !isTold)
      context.report({ locale, key, span: problem.span }, { kind: problem.kind, got: problem.got });
  },
  project: (context) => reportFileProblems('icu/syntax', context),
});
