import type { Enquiry } from '#src/domain/contact-form.ts';
import { toHex } from '#src/worker/contact/visitor-address.ts';

/** A hash over all that was typed, by which a double click or a retry is known. */
export async function contentHash(enquiry: Enquiry, spam: boolean): Promise<string> {
  const { name, email, phone, company, service, message } = enquiry;
  const text = JSON.stringify([name, email, phone, company, service, message, spam]);
  return toHex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
