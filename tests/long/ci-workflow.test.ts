import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectFolder } from '../unit/content-lint/project-folder.ts';
import { folderOf } from '../unit/content-lint/temporary-folder.ts';

const tool = join(import.meta.dirname, '../../cli/content-lint');
const [, sample = ''] = /```yaml\n([\s\S]*?)```/.exec(readFileSync(join(tool, 'CI.md'), 'utf8')) ?? [];
const workflow = parse(sample) as {
  permissions: unknown;
  jobs: { messages: { 'timeout-minutes': number; steps: { uses?: string; run?: string }[] } };
};
const { messages } = workflow.jobs;

/** The programs of the workflow that a test need not download. */
const programs = folderOf({
  npm: '#!/bin/sh\n',
  npx: `#!/bin/sh\nshift\nexec "${process.execPath}" "${join(tool, 'bin.js')}" "$@"\n`,
});
for (const name of ['npm', 'npx']) chmodSync(join(programs, name), 0o755);

/** What the steps of the workflow give for a pull request with these changes: the exit code and output of each. */
function stepsFor(changes: Readonly<Record<string, string>>) {
  const base = projectFolder({
    'content-lint.config.ts':
      "export default { messages: 'i18n/{locale}.json', source: 'en', locales: ['en', 'de'] };\n",
    'i18n/en.json': '{ "hello": "Hello {name}", "bye": "Bye" }',
    'i18n/de.json': '{ "hello": "Hallo {name}", "bye": "Bis bald" }',
  });
  base.git('init', '-q', '-b', 'main');
  base.git('add', '.');
  base.git('commit', '-qm', 'Messages');
  const request = projectFolder({});
  request.git('clone', '-q', base.root, '.');
  request.write(changes);
  const env = { PATH: `${programs}:${process.env.PATH}`, LANG: 'en', BASE: 'main' };
  return messages.steps.flatMap(({ run }) => {
    if (run === undefined) return [];
    const { status, stdout } = spawnSync('bash', ['-e', '-c', run], { cwd: request.root, env, encoding: 'utf8' });
    return [{ status, stdout }];
  });
}

test('the workflow may read the code and nothing else, pins its actions and bounds its time', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  expect(messages['timeout-minutes']).toBeGreaterThan(0);
  for (const { uses } of messages.steps) if (uses) expect(uses).toMatch(/^[\w./-]+@[0-9a-f]{40}$/);
});

test('its steps run as they are written: a right request passes, a mistake and a lost translation fail', () => {
  expect(stepsFor({}).map(({ status }) => status)).toEqual([0, 0, 0]);
  const [, check, coverage] = stepsFor({ 'i18n/de.json': '{ "hello": "Hallo {nmae}" }' });
  expect(check).toMatchObject({ status: 1, stdout: expect.stringContaining('::error file=i18n/de.json,line=1') });
  expect(coverage).toMatchObject({ status: 1 });
});
