import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeBuild } from '#cli/site/remove-build.ts';

const dist = mkdtempSync(join(tmpdir(), 'build-'));
const served = join(dist, 'public');
afterAll(() => rmSync(dist, { recursive: true }));

test('everything of an earlier build goes, and the folder that a local runtime watches stays the same one', () => {
  for (const folder of ['public/public', 'server/public']) mkdirSync(join(dist, folder), { recursive: true });
  for (const file of ['serve-node.js', '.stamp', 'public/.nojekyll', 'public/public/index.html'])
    writeFileSync(join(dist, file), '');
  const { ino } = statSync(served);
  removeBuild(dist);
  expect(readdirSync(dist, { recursive: true })).toEqual(['public']);
  expect(statSync(served).ino).toBe(ino);
});

test('where nothing was built yet there is nothing to remove', () => {
  expect(() => removeBuild(join(dist, 'nowhere'))).not.toThrow();
});
