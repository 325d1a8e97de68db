import { CodedError } from '#src/worker/coded-error.ts';
import { toHex } from '#src/worker/hex.ts';
import type { Channel } from '#src/worker/notifications/channel.ts';
import { enquirySubject } from '#src/worker/notifications/enquiry-subject.ts';
import { deliveryTimeout } from '#src/worker/notifications/retry-delays.ts';

export interface WebhookSettings {
  url: string;
  /** Signs every call when it is set. */
  secret: string | undefined;
}

/**
 * Delivers by a POST of JSON. `text` is what chat programs show. `Idempotency-Key` is the same for every attempt of a
 * delivery, and another one when the enquiry is sent again. With a secret, `X-Signature` is
 * `t=<seconds>,v1=<hex of HMAC-SHA256 over "<seconds>.<body>">`.
 */
export function webhookChannel(
  { url, secret }: WebhookSettings,
  call: (url: string, init: RequestInit) => Promise<Response>,
  now: () => number,
): Channel {
  const post = async (key: string, content: object) => {
    const body = JSON.stringify(content);
    const headers: Record<string, string> = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
    if (secret) headers['X-Signature'] = await signature(secret, body, Math.floor(now() / 1000));
    const signal = AbortSignal.timeout(deliveryTimeout);
    // A redirect could take an enquiry to an address that nobody configured.
    const response = await call(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    await response.body?.cancel();
    if (!response.ok) throw new CodedError(`http-${response.status}`);
  };
  return {
    notify: (enquiry, sequence) => {
      const { id, createdAt, locale, isSpam, ...fields } = enquiry;
      const text = [enquirySubject(enquiry), `${fields.name} <${fields.email}>`, fields.message]
        .map(escapeForChat)
        .join('\n\n');
      const created = new Date(createdAt).toISOString();
      return post(`enquiry-${id}-${sequence}`, {
        event: 'enquiry',
        reference: id,
        created,
        locale,
        spam: isSpam,
        ...fields,
        text,
      });
    },
    warn: ({ subject, text }) =>
      post(`notice-${crypto.randomUUID()}`, { event: 'notice', subject, text: escapeForChat(`${subject}\n\n${text}`) }),
  };
}

/**
 * Chat programs read `<`, `>` and `&` as markup, and `@channel` as a call to everybody. A zero-width space after the at
 * sign, also a full-width one, makes it plain text. That of an email address stays as it is: a letter or a digit is
 * before it, or one with underscores behind it, as in `jan_@example.nl`.
 */
const escapeForChat = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/(?<![\p{L}\p{N}]_*)[@\uff20]/gu, '$&\u200b');

async function signature(secret: string, body: string, seconds: number): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  return `t=${seconds},v1=${toHex(await crypto.subtle.sign('HMAC', key, encoder.encode(`${seconds}.${body}`)))}`;
}
