import type { DraftFinding } from './desk-api.ts';

/**
 * The length of the shortest reason that content-lint accepts, in characters: `minReasonLength` of its `exceptions.ts`.
 * Not imported: this file is in the panel too, and what content-lint exports needs Node.
 */
export const minReasonLength = 8;

/**
 * What a finding requires before its message can be saved. Nothing is required for a note, for a finding that was there
 * before, for a translation that is only stale, or for a warning about another message.
 */
export function requiredBeforeSave({ code, severity, isNew, id }: DraftFinding): 'correction' | 'reason' | undefined {
  if (!isNew || code === 'message/stale') return undefined;
  if (severity === 'error') return 'correction';
  return severity === 'warning' && id === undefined ? 'reason' : undefined;
}
