import { type Message, type SyntaxProblem, unreadablePrefix } from '../../messages/message.ts';
import { parseMessage } from '../../messages/parse-message.ts';
import type { Project } from '../../project/project.ts';
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
    if (!problem || isReportedElsewhere({ key, locale, text }, problem, context.project)) return;
    context.report({ locale, key, span: problem.span }, { kind: problem.kind, got: problem.got });
  },
  project: (context) => reportFileProblems('icu/syntax', context),
});

/** Whether a problem is reported for the file, or for the source, which has the same one: translators copy it. */
function isReportedElsewhere(
  { key, locale, text }: Pick<Message, 'key' | 'locale' | 'text'>,
  { kind }: SyntaxProblem,
  project: Project,
): boolean {
  // The prefix, `{{`, marks a text that could not be turned into ICU: that is a problem of its file. In a project that
  // writes ICU it is the author's mistake.
  if (project.syntax !== 'icu' && text.startsWith(unreadablePrefix)) return true;
  const [source] = project.catalogues;
  const original = source?.locale === locale ? undefined : source?.messages.get(key);
  return original !== undefined && parseMessage(key, project.source, original, project.syntax).problem?.kind === kind;
}
