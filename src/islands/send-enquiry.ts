'use client';

/** How long a visitor waits for an answer at most, in milliseconds; the Worker takes ten seconds in its worst case. */
const patience = 30_000;

/**
 * Posts the form as the native one does (R72). True for any 2xx; the body is not read (R73).
 * Sending the same words twice is safe: the Worker knows them again.
 */
export async function sendEnquiry(typed: FormData): Promise<boolean> {
  try {
    const { ok } = await fetch('/', {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams([...typed] as [string, string][]),
      signal: AbortSignal.timeout(patience),
    });
    return ok;
  } catch {
    return false;
  }
}
