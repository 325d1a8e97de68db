import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { contentLint } from './content-lint.ts';
import { type Files, filesOf, folderOf } from './temporary-folder.ts';

// What only a process of its own can show. All else runs in the process of the tests, which is many times faster.

const bin = join(import.meta.dirname, '../../../cli/content-lint/bin.js');
const flat = ['--messages', '{locale}.json', '--source', 'nl'];

/** The test runner asks for colours in its own name. */
const { FORCE_COLOR: _, ...inherited } = process.env;
const env = { ...inherited, LC_ALL: '', LANG: 'en_GB.UTF-8' };

function start(cwd: string, args: readonly string[], user: { uid?: number } = {}) {
  const options = { cwd, env, encoding: 'utf8', maxBuffer: 1e9, ...user } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], options);
  return { status, stdout, stderr };
}

describe('the exit code', () => {
  test.each<[status: number, files: Files, args: string[]]>([
    [0, { 'nl.json': '{ "a": "Ja" }', 'en.json': '{ "a": "Yes" }' }, ['check', ...flat]],
    [1, { 'nl.json': '{ "a": "Ja" }', 'en.json': '{ "a": "" }' }, ['check', '--complete', 'en', ...flat]],
    [2, {}, ['check', '--fast']],
    [0, { 'nl.json': '{ "a": "Ja" }', 'en.json': '{ "a": "Yes " }' }, ['check', ...flat, '--fix', 'en.json']],
    [0, { 'nl.json': '{ "a": "Ja" }', 'en.json': '{ "a": "Yes" }' }, ['check', ...flat, '--locales', 'nl, en']],
  ])('%i', (status, files, args) => {
    expect(start(folderOf(files), args).status).toBe(status);
  });
});

test.each([[['--version']], [['check', '-V']]])('%j gives the version of the package', (args) => {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'));
  expect(start(folderOf({}), args)).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
});

test.each(['18.20.8', '22.17.1'])(
  'Node %s is told in one line that it is too old, from a file that it can read',
  (version) => {
    const faked = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
    const args = ['--import', `data:text/javascript,${encodeURIComponent(faked)}`, bin, 'check'];
    const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    expect(status).toBe(2);
    const { engines } = JSON.parse(readFileSync(join(bin, '../package.json'), 'utf8')) as { engines: { node: string } };
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(stderr).toContain(`needs Node ${engines.node.slice(2)} or newer, and this is ${version}`);
    // A name that an old module of Node does not have would be a SyntaxError before the first line runs.
    expect(readFileSync(bin, 'utf8')).not.toMatch(/^import \{|^(?:const .* = )?await /m);
  },
);

/** Says on the standard error output which modules are loaded. */
const namesModules = `import{registerHooks}from'node:module';registerHooks({load(url,context,next){console.error(url);return next(url,context)}})`;

test('a check loads nothing that only another command or an option needs: most of a small check is loading', () => {
  const root = folderOf({ 'nl.json': '{ "a": "Ja" }', 'en.json': '{ "a": "Yes" }' });
  const hooks = ['--import', `data:text/javascript,${encodeURIComponent(namesModules)}`];
  const { stderr } = spawnSync(process.execPath, [...hooks, bin, 'check', ...flat], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  const loaded = stderr.split('\n').filter((url) => url.startsWith('file:'));
  const other = /\/(?:lsp|exchange)\/|\/(?:git-tree|apply-fixes|changed|init|watch)\.ts$|vscode|oxc|gettext|saxes|csv-/;
  expect(loaded.filter((url) => other.test(url))).toEqual([]);
  expect(loaded.length).toBeGreaterThan(150);
  expect(loaded.length).toBeLessThan(280);
});

test('a configuration in TypeScript is loaded in a package of CommonJS modules too, without a warning', () => {
  const config = "const lang: 'nl' | 'en' = 'nl';\nexport default { messages: '{locale}.json', lang };\n";
  const files = { 'package.json': '{ "type": "commonjs" }', 'content-lint.config.ts': config };
  const root = folderOf({ ...files, 'nl.json': '{ "a": "Ja" }', 'en.json': '{ "a": "Yes" }' });
  expect(start(root, ['check'])).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Niets te melden'),
    stderr: '',
  });
});

test('a hook of git sees what is about to be committed, not what git had before', () => {
  const root = folderOf({ 'nl.json': '{ "a": "Ja" }', 'en.json': '{ "a": "Yes" }' });
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@windas.example', '-c', 'commit.gpgsign=false'];
  const git = (...args: string[]) => spawnSync('git', [...author, ...args], { cwd: root, env, encoding: 'utf8' });
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
    ['commit', '-qm', 'One'],
  ])
    expect(git(...args).status).toBe(0);
  const hook = join(root, '.git/hooks/pre-commit');
  writeFileSync(hook, `#!/bin/sh\nexec "${process.execPath}" "${bin}" check --staged --messages "{locale}.json"\n`);
  chmodSync(hook, 0o755);
  writeFileSync(join(root, 'en.json'), '{ "a": "" }');
  // With --all, git gives the hook an index of its own.
  const { status, stdout, stderr } = git('commit', '--all', '-qm', 'Two');
  expect(status).toBe(1);
  expect(stdout + stderr).toContain('message/empty');
  expect(execFileSync('git', ['log', '--format=%s'], { cwd: root, encoding: 'utf8' })).toBe('One\n');
});

/** Root may write every file; the program is then run as the user who owns none. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534 } : {};
const read = `require('node:fs').readFileSync(${JSON.stringify(bin)})`;

test.runIf(spawnSync(process.execPath, ['-e', read], nobody).status === 0)(
  'a file that is read-only itself is not replaced',
  () => {
    const files = { 'nl.json': '{ "a": "Een  vraag" }', 'en.json': '{ "a": "A question" }' };
    const root = folderOf(files);
    chmodSync(join(root, 'nl.json'), 0o444);
    chmodSync(root, 0o777);
    const { status, stderr } = start(root, ['check', '--fix', ...flat], nobody);
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining('nl.json') });
    expect(filesOf(root)).toEqual(files);
  },
);

describe('a pipe', () => {
  const keys = Array.from({ length: 4000 }, (_, at) => `"key${at}": "Tekst"`);
  const large = { 'nl.json': `{ ${keys.join(', ')} }`, 'en.json': '{ "key1": "Text" }' };

  test('with a slow reader gets all of a report, without colours and without a progress line', async () => {
    const root = folderOf(large);
    const child = spawn(process.execPath, [bin, 'check', '--full', '--complete', '*', ...flat], { cwd: root, env });
    const ended = once(child, 'exit');
    let errors = '';
    child.stderr.on('data', (part) => {
      errors += part;
    });
    await once(child.stdout, 'readable');
    await wait(200);
    let text = '';
    for await (const part of child.stdout.setEncoding('utf8')) {
      text += part;
      await wait(5);
    }
    expect(await ended).toEqual([1, null]);
    expect(text.length).toBeGreaterThan(250_000);
    // Without a terminal there are no colours in this process either.
    expect(text === (await contentLint(root, ['check', '--full', ...flat])).stdout).toBe(true);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence is what is looked for.
    expect(/\u001B/.test(text)).toBe(false);
    expect(errors).toBe('');
  });

  test('that is closed early ends the program without a word', () => {
    const line = `"${process.execPath}" "${bin}" check --complete "*" --messages "{locale}.json" --format github | head -n 1`;
    const { stdout, stderr } = spawnSync('sh', ['-c', line], { cwd: folderOf(large), env, encoding: 'utf8' });
    expect(stdout).toMatch(/^::error [^\n]+\n$/);
    expect(stderr).toBe('');
  });
});

/** Starts `watch` in a folder. */
function startWatch(root: string, messages: string) {
  const child = spawn(process.execPath, [bin, 'watch', '--messages', messages, '--source', 'nl'], { cwd: root, env });
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  return {
    child,
    /** Waits for something in the output, and takes it with all before it away. */
    async printed(what: RegExp): Promise<string> {
      await expect.poll(() => output, { timeout: 20_000, interval: 5 }).toMatch(what);
      const match = what.exec(output);
      const part = output.slice(0, (match?.index ?? 0) + (match?.[0].length ?? 0));
      output = output.slice(part.length);
      return part;
    },
  };
}

test('watch checks again after every save, also one that replaces the file, and follows the code', async () => {
  const root = folderOf({
    'i18n/nl/a.json': '{ "x": "Dag {name}", "y": "Klaar" }',
    'i18n/en/a.json': '{ "x": "Hello {name}", "y": "All done" }',
    'i18n/exceptions.yaml': '[]\n',
    'src/a.ts': "t.text('a.x', { name });\nt.text('a.y');\n",
  });
  const { child, printed } = startWatch(root, 'i18n/{locale}/*.json');
  expect(await printed(/Watching \d+ folders/)).toContain('Nothing to report');

  writeFileSync(join(root, 'i18n/en/a.json'), '{ "x": "Hello {nmae}", "y": "All done" }');
  const report = await printed(/Checked in \d+ ms/);
  expect(report).toContain('argument/renamed');
  expect(report).toContain('i18n/en/a.json');
  // A few milliseconds where nothing else is going on: `npm run bench -- lint` measures them.
  expect(Number(/Checked in (\d+) ms/.exec(report)?.[1])).toBeLessThan(2000);

  writeFileSync(join(root, 'draft.json'), '{ "x": "Hello {name}", "y": "All done" }');
  renameSync(join(root, 'draft.json'), join(root, 'i18n/en/a.json'));
  expect(await printed(/Checked in \d+ ms/)).toContain('Nothing to report');

  writeFileSync(join(root, 'src/a.ts'), "t.text('a.x', { name });\nt.text('a.z');\n");
  expect(await printed(/Checked in \d+ ms/)).toContain('code/undefined-id');

  writeFileSync(
    join(root, 'i18n/exceptions.yaml'),
    '- { rule: code/undefined-id, key: a.z, reason: It comes next week. }\n',
  );
  expect(await printed(/Checked in \d+ ms/)).not.toContain('code/undefined-id');
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('watch sees what is saved in a folder that is new or has come back', async () => {
  const root = folderOf({
    'i18n/nl/shop/a.json': '{ "x": "Dag" }',
    'i18n/en/shop/a.json': '{ "x": "Hello" }',
  });
  const { child, printed } = startWatch(root, 'i18n/{locale}/**/*.json');
  await printed(/Watching \d+ folders/);
  rmSync(join(root, 'i18n/nl/shop'), { recursive: true });
  expect(await printed(/Checked in \d+ ms/)).toContain('message/missing-file');
  for (const folder of ['i18n/nl/shop', 'i18n/nl/new']) {
    mkdirSync(join(root, folder));
    // Later than the folder itself, as somebody would do it.
    await wait(100);
    writeFileSync(join(root, folder, 'a.json'), '{ "x": "Dag {" }');
    expect(await printed(/Checked in \d+ ms/)).toContain(`${folder}/a.json`);
  }
  child.kill('SIGTERM');
});
