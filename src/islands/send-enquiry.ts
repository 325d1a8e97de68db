'use client';

/** In milliseconds; the Worker needs ten seconds in its worst case. */
const timeout = 30_000;

/**
 * Posts the form as the native one does (R72). True for any 2xx; the body is not read (R73).
 * Sending the same enquiry twice is safe: the Worker recognises the second one.
 */
export async function sendEnquiry(values: FormData): Promise<boolean> {
  try {
    const { ok } = await fetch('/', {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams([...values] as [string, string][]),
      signal: AbortSignal.timeout(timeout),
    });
    return ok;
  } catch {
    return false;
  }
}
