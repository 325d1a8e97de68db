import { withTimeout } from '#src/worker/with-timeout.ts';

export interface RetryOptions {
  /** Pauses between the attempts in milliseconds. There is one attempt more than there are pauses. */
  pauses: readonly number[];
  /** How long one attempt may take, in milliseconds. */
  attemptTimeout: number;
  wait(milliseconds: number): Promise<void>;
}

/**
 * Repeats work until it succeeds or the attempts are used up, then throws the last error. The work must be safe to
 * repeat.
 */
export async function retry<T>(work: () => Promise<T>, { pauses, attemptTimeout, wait }: RetryOptions): Promise<T> {
  for (const pause of pauses) {
    try {
      return await withTimeout(work(), attemptTimeout);
    } catch {
      await wait(pause);
    }
  }
  return withTimeout(work(), attemptTimeout);
}
