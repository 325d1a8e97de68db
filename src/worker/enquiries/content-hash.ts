import { type EnquiryFields, fieldNames } from '#src/domain/contact-form.ts';
import { toHex } from '#src/worker/hex.ts';

/** A hash of all fields, by which a double click or a retry is recognised. */
export async function contentHash(fields: EnquiryFields): Promise<string> {
  const text = JSON.stringify(fieldNames.map((name) => fields[name]));
  return toHex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
