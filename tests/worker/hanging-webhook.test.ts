import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { enquiry, post } from './enquiry.ts';
import { useWorker } from './harness.ts';

/** A webhook that takes every call and never answers. */
const calls: string[] = [];
const server = createServer((request) => {
  calls.push(String(request.headers['idempotency-key']));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const { harness, rows } = useWorker({ WEBHOOK_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` });

test('twenty enquiries are mailed within five seconds each while the webhook hangs', { timeout: 60_000 }, async () => {
  for (let count = 0; count < 20; count += 1) {
    expect((await harness.fetch('/', post(enquiry()))).status).toBe(303);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const waited = () =>
    rows<{ state: string; milliseconds: number | null }>(
      `SELECT state, delivered_at - created_at AS milliseconds
       FROM notifications JOIN enquiries ON id = enquiry_id WHERE channel = 'mail'`,
    );
  await expect
    .poll(async () => (await waited()).map(({ state }) => state), { timeout: 10_000 })
    .toEqual(Array.from({ length: 20 }, () => 'delivered'));
  for (const { milliseconds } of await waited()) expect(milliseconds).toBeLessThan(5000);
  expect(calls.length).toBeGreaterThan(0);
});
