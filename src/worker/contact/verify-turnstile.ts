import { turnstileOrigin } from '#src/domain/turnstile.ts';
import { CodedError } from '#src/worker/coded-error.ts';

/** How long Turnstile may take to check a token, in milliseconds. */
const checkTimeout = 5000;

/**
 * Asks Turnstile whether a token comes from a person on this site; false without a secret. The visitor's IP address
 * is not sent. Throws when there is no answer.
 */
export async function verifyTurnstile(
  turnstileToken: string,
  secret: string | undefined,
  call: (url: string, init: RequestInit) => Promise<Response>,
): Promise<boolean> {
  if (!secret) return false;
  const response = await call(`${turnstileOrigin}/turnstile/v0/siteverify`, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: turnstileToken }),
    signal: AbortSignal.timeout(checkTimeout),
  });
  if (!response.ok) throw new CodedError(`http-${response.status}`);
  return ((await response.json()) as { success?: unknown }).success === true;
}
