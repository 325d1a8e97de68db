import { errorCode } from '#src/worker/coded-error.ts';
import type { Log } from '#src/worker/log.ts';
import { withTimeout } from '#src/worker/with-timeout.ts';

/** How long the rate limit may take, in milliseconds. */
const rateLimitTimeout = 1000;

/**
 * Whether a visitor's network address has posted too often. Fails open: a limit that is broken or hangs must not stop
 * an enquiry.
 */
export async function isOverLimit(address: string | undefined, rateLimit: RateLimit, log: Log): Promise<boolean> {
  if (!address) return false;
  try {
    return !(await withTimeout(rateLimit.limit({ key: address }), rateLimitTimeout)).success;
  } catch (error) {
    log({ event: 'rate-limit-failed', level: 'warning', codes: [errorCode(error)] });
    return false;
  }
}
