import type { Finding } from '#src/checker/finding.ts';
import { say } from '#src/checker/words/say.ts';
import type { Words } from '#src/checker/words/words.ts';

/** The findings as one JSON document, each with its sentence. */
export function jsonReport(findings: readonly Finding[], words: Words): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const report = {
    version: 1,
    summary: { findings: findings.length, errors, warnings: findings.length - errors },
    findings: findings.map((finding) => {
      const { says, todo } = say(finding, words);
      return { ...finding, message: says, advice: todo };
    }),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
