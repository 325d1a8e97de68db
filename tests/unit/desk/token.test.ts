import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deskToken } from '#cli/desk/server/token.ts';

test('a desk that is started again has the same token, which only its user can read', () => {
  const root = mkdtempSync(join(tmpdir(), 'desk-token-'));
  const token = deskToken(root);
  expect(token).toMatch(/^[\w-]{32}$/);
  expect(deskToken(root)).toBe(token);
  const file = join(root, '.cache/desk/token');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  writeFileSync(file, 'x');
  expect(deskToken(root)).toMatch(/^[\w-]{32}$/);
  rmSync(root, { recursive: true });
});
