import type { BaseIssue } from 'valibot';

/**
 * What a schema wanted: the sentence that was given to it if there is one, else what valibot expected. Valibot's
 * sentences begin with `Invalid`.
 */
export function wantedBy(issue: BaseIssue<unknown>): string {
  return issue.message.startsWith('Invalid ') ? (issue.expected ?? issue.type).replaceAll('"', '`') : issue.message;
}
