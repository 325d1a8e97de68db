import { toHex } from '#src/worker/contact/visitor-address.ts';
import { Fault } from '#src/worker/fault.ts';
import { fill } from '#src/worker/fill.ts';
import { words } from '#src/worker/generated/words.ts';
import type { Channel } from '#src/worker/telling/channel.ts';
import { tellingTime } from '#src/worker/telling/delays.ts';

export interface WebhookSettings {
  url: string;
  /** Signs every call when it is set. */
  secret: string | undefined;
}

/**
 * Tells by a POST of JSON. `text` is what chat programs show; `Idempotency-Key` is the same each time an enquiry is told.
 * With a secret, `X-Signature` is `t=<seconds>,v1=<hex of HMAC-SHA256 over "<seconds>.<body>">`.
 */
export function webhookChannel({ url, secret }: WebhookSettings, call: typeof fetch, now: () => number): Channel {
  const post = async (key: string, content: object) => {
    const body = JSON.stringify(content);
    const headers: Record<string, string> = { 'Content-Type': 'application/json', 'Idempotency-Key': key };
    if (secret) headers['X-Signature'] = await signature(secret, body, Math.floor(now() / 1000));
    // A redirect could carry an enquiry to a place nobody chose.
    const signal = AbortSignal.timeout(tellingTime);
    const answer = await call(url, { method: 'POST', headers, body, redirect: 'manual', signal });
    await answer.body?.cancel();
    if (!answer.ok) throw new Fault(`http-${answer.status}`);
  };
  return {
    tell: ({ id, createdAt, locale, ...enquiry }) => {
      const heading = fill(words[locale]['mail.subject'], { reference: id });
      const text = [heading, `${enquiry.name} <${enquiry.email}>`, enquiry.message].map(plainForChat).join('\n\n');
      const created = new Date(createdAt).toISOString();
      return post(`enquiry-${id}`, { event: 'enquiry', reference: id, created, locale, ...enquiry, text });
    },
    warn: ({ subject, text }) =>
      post(`notice-${crypto.randomUUID()}`, { event: 'notice', subject, text: plainForChat(`${subject}\n\n${text}`) }),
  };
}

/** Chat programs read `<`, `>` and `&` as their own markup, mentions of everybody among it. */
const plainForChat = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

async function signature(secret: string, body: string, seconds: number): Promise<string> {
  const bytes = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes.encode(secret), algorithm, false, ['sign']);
  return `t=${seconds},v1=${toHex(await crypto.subtle.sign('HMAC', key, bytes.encode(`${seconds}.${body}`)))}`;
}
