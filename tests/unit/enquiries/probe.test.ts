import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { requestAsBrowser } from '#cli/enquiries/browser-post.ts';
import { isThisMachine } from '#cli/enquiries/probe.ts';

test.each([
  ['http://localhost:8787', true],
  ['http://127.0.0.1:8787', true],
  ['http://[::1]:8787', true],
  ['https://windas.example', false],
])('%s is this machine: %s', (address, expected) => {
  expect(isThisMachine(new URL(address))).toBe(expected);
});

test('an answer that breaks off is reported with the address', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Length': 100 }).write('abc', () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  await expect(requestAsBrowser(new URL(address))).rejects.toThrow(`${address} did not answer: `);
  server.close();
});
