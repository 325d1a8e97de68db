import { expect, test } from 'vitest';
import { formatPhone } from '#src/domain/identity.ts';

test.each([
  ['+31850000000', '+31 85 000 00 00'],
  ['+31612345678', '+31 6 12 34 56 78'],
  ['+4930123456', '+4930123456'],
])('%s is shown as %s', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown);
});
