import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { Enquiry } from '#src/domain/enquiry.ts';
import { webhookChannel } from '#src/worker/notifications/webhook-channel.ts';
import { emptyFields } from './enquiry.ts';

const enquiry: Enquiry = {
  ...emptyFields,
  id: '7K3F-9QTM',
  createdAt: Date.parse('2026-07-01T22:30:00Z'),
  locale: 'en',
  isSpam: false,
  name: 'Zoë',
  email: 'zoe@bakkerij.example',
  service: 'ai',
  message: 'Hello <!channel> & <@everyone> @channel, (@here) ＠all',
};

let server: Server | undefined;
afterEach(() => server?.closeAllConnections());

/** A receiver on this machine that answers with a status, or never; keeps what it got. */
async function receiver(status: number | 'never', headers: Record<string, string> = {}) {
  const calls: { headers: IncomingHttpHeaders; body: string }[] = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    calls.push({ headers: request.headers, body });
    if (status !== 'never') response.writeHead(status, headers).end('thanks');
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { calls, url: `http://127.0.0.1:${port}/hook` };
}

const channel = (url: string, secret?: string) => webhookChannel({ url, secret }, fetch, () => 1_790_000_000_000);

describe('the webhook', () => {
  test('gets the enquiry as JSON under a key that stays the same', async () => {
    const { calls, url } = await receiver(204);
    await channel(url).notify(enquiry, 1);
    await channel(url).notify(enquiry, 1);
    const { id, createdAt: _, isSpam, ...fields } = enquiry;
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
      event: 'enquiry',
      reference: id,
      created: '2026-07-01T22:30:00.000Z',
      spam: isSpam,
      ...fields,
      text: 'New enquiry 7K3F-9QTM\n\nZoë &lt;zoe@bakkerij.example&gt;\n\nHello &lt;!channel&gt; &amp; &lt;@\u200beveryone&gt; @\u200bchannel, (@\u200bhere) ＠\u200ball',
    });
    expect(calls.map((call) => call.headers['idempotency-key'])).toEqual([
      'enquiry-7K3F-9QTM-1',
      'enquiry-7K3F-9QTM-1',
    ]);
    expect(calls[0]?.headers['x-signature']).toBeUndefined();
  });

  test('gets addresses as they are written', async () => {
    const { calls, url } = await receiver(204);
    const addresses = 'jan@bakkerij.example, jan_@bakkerij.example';
    await channel(url).warn({ subject: 'Mail', text: `${addresses} @all _@all_` });
    expect(JSON.parse(calls[0]?.body ?? '').text).toBe(`Mail\n\n${addresses} @\u200ball _@\u200ball_`);
  });

  test('gets another key when the enquiry is sent again', async () => {
    const { calls, url } = await receiver(204);
    await channel(url).notify(enquiry, 2);
    expect(calls[0]?.headers['idempotency-key']).toBe('enquiry-7K3F-9QTM-2');
  });

  test('is signed with the secret', async () => {
    const { calls, url } = await receiver(200);
    await channel(url, 'secret').notify(enquiry, 1);
    const hmac = createHmac('sha256', 'secret').update(`1790000000.${calls[0]?.body}`).digest('hex');
    expect(calls[0]?.headers['x-signature']).toBe(`t=1790000000,v1=${hmac}`);
  });

  test.each([400, 404, 429, 500, 503])('answering %i has failed', async (status) => {
    const { url } = await receiver(status);
    await expect(channel(url).notify(enquiry, 1)).rejects.toMatchObject({ code: `http-${status}` });
  });

  test('that sends elsewhere is not followed', async () => {
    const { calls, url } = await receiver(307, { Location: 'http://127.0.0.1:1/elsewhere' });
    await expect(channel(url).notify(enquiry, 1)).rejects.toMatchObject({ code: 'http-307' });
    expect(calls).toHaveLength(1);
  });

  test('that never answers is given up after five seconds', { timeout: 8000 }, async () => {
    const { url } = await receiver('never');
    const started = Date.now();
    await expect(channel(url).notify(enquiry, 1)).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(Date.now() - started).toBeLessThan(6000);
  });

  test('that is not there has failed', async () => {
    await expect(channel('http://127.0.0.1:1/').warn({ subject: 'a', text: 'b' })).rejects.toThrow();
  });
});
