import { expect, test } from 'vitest';
import { isTrusted, type RequestParts } from '#cli/desk/server/guard.ts';

const token = 'a-token-of-this-run';
const own: RequestParts = {
  headers: { host: '127.0.0.1:3100', origin: 'http://127.0.0.1:3100', 'sec-fetch-site': 'same-origin' },
  remoteAddress: '127.0.0.1',
  port: 3100,
};
const withHeaders = (headers: RequestParts['headers']): RequestParts => ({
  ...own,
  headers: { ...own.headers, ...headers },
});

test('the desk answers its own page on this machine', () => {
  expect(isTrusted(own, token, token)).toBe(true);
  expect(isTrusted({ ...own, headers: { host: 'localhost:3100' } }, token, token)).toBe(true);
});

test.each([
  ['without the token', own, undefined],
  ['with another token', own, 'a-token-of-this-ruN'],
  ['with a part of the token', own, 'a-token'],
  ['from the network', { ...own, remoteAddress: '192.168.1.20' }, token],
  ['by a name that was pointed to this machine', withHeaders({ host: 'evil.example:3100' }), token],
  ['on another port', withHeaders({ host: '127.0.0.1:3000' }), token],
  ["from another site's page", withHeaders({ origin: 'https://evil.example' }), token],
  ['from a page without an origin', withHeaders({ origin: 'null' }), token],
  ['from another site, as the browser says', withHeaders({ 'sec-fetch-site': 'cross-site' }), token],
  ['from another server of this machine', withHeaders({ 'sec-fetch-site': 'same-site' }), token],
])('it refuses a request %s', (_, request, given) => {
  expect(isTrusted(request, given, token)).toBe(false);
});
