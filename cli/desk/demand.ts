import type { DraftFinding } from './desk-api.ts';

/** The shortest reason that content-lint takes. */
export const minReason = 8;

/**
 * What a finding asks for before its message can be saved. A text that was as wrong before asks for nothing, and neither
 * does a translation that lags behind: somebody has to look at it first.
 */
export function demandOf({ code, severity, isNew, id }: DraftFinding): 'correction' | 'reason' | undefined {
  if (!isNew || code === 'message/stale') return undefined;
  if (severity === 'error') return 'correction';
  return severity === 'warning' && id === undefined ? 'reason' : undefined;
}
