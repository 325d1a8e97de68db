import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../copy-project.ts';

const path = 'content/site.yaml';
let copy = '';

beforeAll(() => {
  copy = copyProject('wrong-content');
  const file = join(copy, path);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^( *email:).*/m, '$1 nope'));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

// Another part of a build that cannot read the content would report the same mistake, and say less.
test.each(['assets --code', 'build', 'build --no-check'])('`%s` names a wrong file once', (command) => {
  const parameters = ['cli/main.ts', ...command.split(' ')];
  const { status, stdout, stderr } = spawnSync('node', parameters, { cwd: copy, encoding: 'utf8' });
  expect(status).toBe(1);
  expect((stdout + stderr).split(path)).toHaveLength(2);
  expect(stdout + stderr).toContain('write an e-mail address');
});
