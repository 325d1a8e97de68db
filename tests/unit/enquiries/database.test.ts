import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { enquiriesDatabase } from '#cli/enquiries/database.ts';

const folder = mkdtempSync(join(tmpdir(), 'database-'));
const calls = join(folder, 'calls.txt');

afterEach(() => rmSync(calls, { force: true }));

/** Puts a program in the place of wrangler, which fails the first times it is called. */
function wranglerThatFails(times: number, message: string): void {
  const bin = join(folder, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  const script = `#!/bin/sh
echo call >> ${calls}
if [ "$(wc -l < ${calls})" -le ${times} ]; then echo '${message}' >&2; exit 1; fi
printf '[\\n{ "results": [{ "count": 3 }] }\\n]\\n'
`;
  writeFileSync(join(bin, 'wrangler'), script);
  chmodSync(join(bin, 'wrangler'), 0o755);
}

const count = () => enquiriesDatabase({ folder })('SELECT count(*) AS count FROM enquiries');
const timesCalled = () => readFileSync(calls, 'utf8').trim().split('\n').length;

test('a statement that finds the database locked by a running site is tried again', async () => {
  wranglerThatFails(2, 'database is locked: SQLITE_BUSY');
  expect(await count()).toEqual([{ count: 3 }]);
  expect(timesCalled()).toBe(3);
});

test('any other failure is told at once', async () => {
  wranglerThatFails(1, 'no such column');
  await expect(count()).rejects.toThrow('wrangler could not use the database:\nno such column');
  expect(timesCalled()).toBe(1);
});
