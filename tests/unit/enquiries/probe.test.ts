import { expect, test } from 'vitest';
import { isThisMachine } from '#cli/enquiries/probe.ts';

test.each([
  ['http://localhost:8787', true],
  ['http://127.0.0.1:8787', true],
  ['http://[::1]:8787', true],
  ['https://windas.example', false],
])('%s is this machine: %s', (address, expected) => {
  expect(isThisMachine(new URL(address))).toBe(expected);
});
