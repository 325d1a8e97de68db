'use client';
import type { CheckedField, FieldErrorKey } from '#src/domain/contact-schema.ts';

/** What the endpoint says about an enquiry that it did not accept. */
export interface Rejection {
  status: number;
  title: string;
  text: string;
  errors: readonly { field: CheckedField | 'form'; key: FieldErrorKey; text: string }[];
}

/** Without `rejection` it is unknown whether the enquiry reached the endpoint; with `isOffline` it was not sent. */
export interface Failure {
  ok: false;
  rejection?: Rejection | undefined;
  isOffline?: boolean;
}

export type SendResult = { ok: true; reference: string | undefined } | Failure;

/** How long an answer may take, in milliseconds; the Worker needs eight seconds in its worst case. */
const timeout = 30_000;

/**
 * Posts the form as the native one does (R72). Only the endpoint's own answer counts as success: a page, another 2xx or
 * a redirect comes from something in between, such as the sign-in page of a Wi-Fi network (R73, A39).
 * Sending the same enquiry twice is safe: the Worker recognises the second one.
 */
export async function sendEnquiry(values: FormData): Promise<SendResult> {
  if (!navigator.onLine) return { ok: false, isOffline: true };
  try {
    const response = await fetch('/', {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams([...values] as [string, string][]),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    const body = await response.json();
    if (response.ok && body.ok === true) return { ok: true, reference: body.reference };
    return { ok: false, rejection: !response.ok && isRejection(body) ? body : undefined };
  } catch {
    // Reported to the visitor, who can try again.
    return { ok: false };
  }
}

/** Whether an answer has the shape of the endpoint's rejections: text from elsewhere must not reach the screen. */
function isRejection(body: Rejection & { ok: unknown }): boolean {
  const areTexts = (...values: unknown[]) => values.every((value) => typeof value === 'string');
  return (
    body.ok === false &&
    areTexts(body.title, body.text) &&
    Array.isArray(body.errors) &&
    body.errors.every(({ field, key, text }) => areTexts(field, key, text))
  );
}
