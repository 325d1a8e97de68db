import type { BaseIssue } from 'valibot';

/** What a schema wanted: its own sentence if it has one, else what valibot expected. */
export function wantedBy(issue: BaseIssue<unknown>): string {
  return issue.message.startsWith('Invalid ') ? (issue.expected ?? issue.type).replaceAll('"', '`') : issue.message;
}
