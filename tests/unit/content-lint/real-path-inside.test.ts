import { mkdirSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { realPathInside } from '#cli/content-lint/host/real-path-inside.ts';

test('a link to a file that does not exist is followed from where its folder really is', () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'place-')));
  mkdirSync(join(root, 'deep/er'), { recursive: true });
  mkdirSync(join(root, 'real'));
  symlinkSync(join(root, 'real'), join(root, 'deep/er/linked'));
  symlinkSync('../../outside.txt', join(root, 'real/out'));
  symlinkSync('../inside.txt', join(root, 'real/in'));
  expect(realPathInside(root, 'deep/er/linked/out')).toBeUndefined();
  expect(realPathInside(root, 'deep/er/linked/in')).toBe(join(root, 'inside.txt'));
});
