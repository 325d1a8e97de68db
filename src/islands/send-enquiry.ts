'use client';
import type { CheckedField, FieldErrorKey } from '#src/domain/contact-schema.ts';

/** What the endpoint says about an enquiry that it did not accept. */
export interface Rejection {
  status: number;
  title: string;
  text: string;
  errors: readonly { field: CheckedField | 'form'; key: FieldErrorKey; text: string }[];
}

export type SendResult =
  | { ok: true; reference: string | undefined }
  /** Without a rejection the enquiry may never have reached the endpoint. */
  | { ok: false; rejection: Rejection | undefined };

/** In milliseconds; the Worker needs eight seconds in its worst case. */
const timeout = 30_000;

/**
 * Posts the form as the native one does (R72). Only the endpoint's own answer counts as success: a page, another 2xx or
 * a redirect comes from something in between, such as the sign-in page of a Wi-Fi network (R73).
 * Sending the same enquiry twice is safe: the Worker recognises the second one.
 */
export async function sendEnquiry(values: FormData): Promise<SendResult> {
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
    return { ok: false, rejection: !response.ok && body.ok === false && body.text ? body : undefined };
  } catch {
    return { ok: false, rejection: undefined };
  }
}
