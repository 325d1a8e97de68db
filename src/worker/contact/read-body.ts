import { formFields } from '#src/domain/contact-form.ts';
import { withTimeout } from '#src/worker/with-timeout.ts';

/** A character takes at most four bytes of UTF-8, and each of them three characters of the body: `%F0%9F%98%80`. */
const maxEncodedCharacter = 12;
// A field without a `max` is a list of options, whose few characters are part of the 4 KB below.
const characters = formFields.reduce((sum, { max = 0 }) => sum + max, 0);

/**
 * The largest body that is accepted, in bytes: every field filled to its limit in any script, and 4 KB for the names of
 * the fields, the hidden fields and the Turnstile token.
 */
export const bodyLimit = maxEncodedCharacter * characters + 4096;

/** A body that is too large is still read up to this size in bytes, so that the response can show its values. */
export const echoLimit = 256 * 1024;

/** How long a body may take to arrive, in milliseconds. */
const bodyTimeout = 15_000;

export type BodyResult =
  | { state: 'whole'; bytes: Uint8Array<ArrayBuffer> }
  | { state: 'large'; bytes: Uint8Array<ArrayBuffer> | undefined }
  | { state: 'broken' };

/**
 * Reads the body of a request and counts its bytes while reading, because a Content-Length is only a claim.
 * A body beyond `bodyLimit` is `large` and comes with its bytes as long as it stays below `echoLimit`.
 */
export async function readBody(request: Request, milliseconds: number = bodyTimeout): Promise<BodyResult> {
  if (Number(request.headers.get('Content-Length') ?? 0) > echoLimit) return { state: 'large', bytes: undefined };
  if (!request.body) return { state: 'whole', bytes: new Uint8Array() };
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
  try {
    return await withTimeout(readAll(reader), milliseconds);
  } catch {
    // The body may be too broken to be cancelled.
    reader.cancel().catch(() => undefined);
    return { state: 'broken' };
  }
}

async function readAll(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<BodyResult> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > echoLimit) {
      await reader.cancel();
      return { state: 'large', bytes: undefined };
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return { state: size > bodyLimit ? 'large' : 'whole', bytes };
}
