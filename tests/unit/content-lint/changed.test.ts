import { expect, test } from 'vitest';
import { projectFolder } from './project-folder.ts';

const args = ['--messages', 'i18n/{locale}.json', '--locales', 'nl,en'];

function project() {
  const folder = projectFolder({
    'i18n/nl.json': '{\n  "a": "Dag {name}",\n  "b": "Klaar."\n}\n',
    'i18n/en.json': '{\n  "a": "Hello {nmae}",\n  "b": "Ready."\n}\n',
    'src/a.ts': "intl.formatMessage({ id: 'a' }, { name });\nintl.formatMessage({ id: 'b' });\n",
  });
  folder.git('init', '-q', '-b', 'main');
  folder.git('add', '.');
  folder.git('commit', '-qm', 'One');
  folder.git('checkout', '-qb', 'work');
  return folder;
}

test('--changed reports what has come since the branch was left, whichever file it is in', async () => {
  const folder = project();
  expect(await folder.found(...args)).toHaveLength(1);
  expect(await folder.found(...args, '--changed', 'main')).toEqual([]);
  // New lines above move what was there; a message that is gone is missed by code that has not changed.
  folder.write({
    'i18n/nl.json': '{\n  "c": "Nieuw",\n  "a": "Dag {name}"\n}\n',
    'i18n/en.json': '{\n  "c": "",\n  "a": "Hello {nmae}"\n}\n',
  });
  const fresh = ['code/undefined-id src/a.ts:2:26', 'message/empty i18n/en.json:2:8'];
  expect((await folder.found(...args, '--changed', 'main')).toSorted()).toEqual(fresh.toSorted());
  folder.git('commit', '-qam', 'Two');
  expect(await folder.found(...args, '--changed', 'main')).toHaveLength(2);
  expect((await folder.lint('check', ...args, '--changed', 'main')).status).toBe(1);
});

test('--changed compares with where the histories meet: what the branch has got since is not new here', async () => {
  const folder = project();
  folder.git('checkout', '-q', 'main');
  folder.write({ 'i18n/en.json': '{ "a": "Hello {name}", "b": "Ready." }' });
  folder.git('commit', '-qam', 'Mended');
  folder.git('checkout', '-q', 'work');
  expect(await folder.found(...args, '--changed', 'main')).toEqual([]);
});

test('--changed against a commit without messages reports everything, and a branch that does not exist is 2', async () => {
  const folder = projectFolder({ 'README.md': 'Soon.\n' });
  folder.git('init', '-q', '-b', 'main');
  folder.git('add', '.');
  folder.git('commit', '-qm', 'One');
  folder.write({ 'i18n/nl.json': '{ "a": "Ja" }', 'i18n/en.json': '{ "a": "" }' });
  expect(await folder.found(...args, '--changed', 'HEAD')).toEqual(['message/empty i18n/en.json:1:8']);
  expect(await folder.lint('check', ...args, '--changed', 'mian')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('`mian` is no commit'),
  });
});
