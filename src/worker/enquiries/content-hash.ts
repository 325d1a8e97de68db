import type { EnquiryFields } from '#src/domain/contact-schema.ts';
import { toHex } from '#src/worker/hex.ts';

/** A hash of all fields, by which a double click or a retry is recognised. */
export async function contentHash(fields: EnquiryFields): Promise<string> {
  const { name, email, phone, company, service, message } = fields;
  const text = JSON.stringify([name, email, phone, company, service, message]);
  return toHex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
