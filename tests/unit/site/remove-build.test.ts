import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeBuild } from '#cli/site/remove-build.ts';
import { folderOf } from '../content-lint/temporary-folder.ts';

const build = ['serve-node.js', '.stamp', 'server/public/a.js', 'public/.nojekyll', 'public/public/index.html'];
const dist = folderOf(Object.fromEntries(build.map((path) => [path, ''])));
const served = join(dist, 'public');

test('everything of an earlier build goes, and the folder that a local runtime watches stays the same one', () => {
  const { ino } = statSync(served);
  removeBuild(dist);
  expect(readdirSync(dist, { recursive: true })).toEqual(['public']);
  expect(statSync(served).ino).toBe(ino);
});

test('where nothing was built yet there is nothing to remove', () => {
  expect(() => removeBuild(join(dist, 'nowhere'))).not.toThrow();
});
