import { CodedError } from '#src/worker/coded-error.ts';

/**
 * Waits for a promise for at most `milliseconds`, then throws an error with the code `timeout`.
 * It does not stop the work behind the promise.
 */
export async function withTimeout<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CodedError('timeout')), milliseconds);
  });
  try {
    return await Promise.race([promise, expired]);
  } finally {
    clearTimeout(timer);
  }
}
