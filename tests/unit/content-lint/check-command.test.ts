import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFolder } from './project-folder.ts';

const flat = ['--messages', '{locale}.json'];
const two = {
  'nl.json': '{\n  "a": "Wij bellen u",\n  "b": "Tot ziens"\n}\n',
  'en.json': '{\n  "a": "We will call you",\n  "b": "See you"\n}\n',
};

describe('accept', () => {
  test('writes the lock of a foreign project, and the check knows from it what is stale', async () => {
    const folder = projectFolder(two);
    expect(await folder.lint('accept', ...flat)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('accept 2 translations, of which 0 are stale'),
    });
    expect(await folder.lint('accept', '--all', ...flat)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('2 translations'),
    });
    expect(Object.keys(JSON.parse(folder.read('source.lock.json')).en)).toEqual(['a', 'b']);
    folder.write({ 'nl.json': two['nl.json'].replace('bellen', 'mailen').replace('Tot ziens', 'Dag') });
    expect(await folder.found(...flat)).toEqual(['message/stale en.json:2:8', 'message/stale en.json:3:8']);
    const { stdout, status } = await folder.lint('check', ...flat);
    expect(status).toBe(1);
    expect(stdout).toContain('Wij mailen u');
    expect(stdout).toContain('We will call you');
    expect((await folder.lint('accept', 'a', ...flat)).status).toBe(0);
    expect(await folder.found(...flat)).toEqual(['message/stale en.json:3:8']);
    // Without a key: only what is stale is left.
    expect((await folder.lint('accept', ...flat)).status).toBe(0);
    expect(await folder.found(...flat)).toEqual([]);
  });

  test('is not what fixing a source text does for a translation that is stale', async () => {
    const three = {
      'nl.json': '{ "a": "Wij bellen  u terug" }',
      'en.json': '{ "a": "We will call you back" }',
      'fr.json': '{ "a": "Nous vous rappelons" }',
    };
    const folder = projectFolder(three);
    await folder.lint('accept', '--all', ...flat);
    const { fr, ...lock } = JSON.parse(folder.read('source.lock.json'));
    folder.write({ 'source.lock.json': JSON.stringify({ ...lock, fr: { a: fr.a.replace(/^\S+/, '0000000') } }) });
    expect((await folder.lint('check', '--fix', ...flat)).stdout).toContain('message/stale');
    expect(folder.read('nl.json')).toContain('Wij bellen u terug');
    expect(await folder.found(...flat)).toEqual(['message/stale fr.json:1:8']);
  });

  test('refuses an id that does not exist, and says where it may not write', async () => {
    const folder = projectFolder(two);
    expect(await folder.lint('accept', 'aa', ...flat)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('`aa`'),
    });
    mkdirSync(join(folder.root, 'source.lock.json'));
    expect(await folder.lint('accept', '--all', ...flat)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('source.lock.json'),
    });
  });
});

describe('check --staged', () => {
  test('says what the full run says on a checkout of the index', async () => {
    const folder = projectFolder({
      'nl.json': '{ "a": "Dag {name}", "b": "Nee" }',
      'en.json': '{ "a": "Hello {nmae}", "b": "" }',
      'source.lock.json': '{ "en": { "b": "0000000 0000000" } }',
      'later.json': '{}',
    });
    folder.git('init', '-q');
    folder.git('add', '.');
    // In the folder it is all different: mended, broken elsewhere, one file gone.
    folder.write({ 'en.json': '{ "a": "Hello {name}", "b": "No" }', 'nl.json': '{', 'de.json': '{}' });
    folder.git('add', '--intent-to-add', 'de.json');
    const args = [...flat, '--locales', 'nl,en,de'];
    const staged = await folder.found(...args, '--staged');
    const index = projectFolder({});
    folder.git('checkout-index', '--all', `--prefix=${index.root}/`);
    rmSync(join(index.root, 'de.json'), { force: true });
    expect(staged).toEqual(await index.found(...args));
    expect(staged).toContain('message/empty en.json:1:29');
    expect(staged).not.toEqual(await folder.found(...args));
  });

  test('works in a folder below the top of the repository, and finds nothing above it', async () => {
    const folder = projectFolder({ 'site/nl.json': '{ "a": "Ja" }', 'site/en.json': '{ "a": "" }' });
    folder.git('init', '-q');
    folder.git('add', '.');
    folder.write({ 'site/en.json': '{ "a": "Yes" }' });
    expect(await folder.found('--messages', 'site/{locale}.json', '--staged')).toEqual([
      'message/empty site/en.json:1:8',
    ]);
    expect((await folder.lint('check', ...flat, '--staged')).status).toBe(2);
  });

  test('is a wrong call without git, and beside --fix', async () => {
    const folder = projectFolder(two);
    expect(await folder.lint('check', ...flat, '--staged')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Git'),
    });
    expect((await folder.lint('check', ...flat, '--staged', '--fix')).status).toBe(2);
  });
});

test('coverage --against fails where a locale has become less', async () => {
  const folder = projectFolder(two);
  folder.git('init', '-q');
  folder.git('add', '.');
  folder.git('commit', '-qm', 'One');
  const against = (commit: string) => folder.lint('coverage', ...flat, '--against', commit, '--format', 'json');
  expect((await against('HEAD')).status).toBe(0);
  folder.write({ 'en.json': '{ "a": "We will call you" }' });
  const less = await against('HEAD');
  expect(less.status).toBe(1);
  expect(JSON.parse(less.stdout)).toMatchObject({
    total: [{ percent: 100 }, { percent: 50 }],
    against: { commit: 'HEAD', total: [{ percent: 100 }, { percent: 100 }] },
    kept: false,
  });
  expect((await folder.lint('coverage', ...flat, '--against', 'HEAD')).stdout).toContain('−50.0');
  rmSync(join(folder.root, 'en.json'));
  const gone = await folder.lint('coverage', '--messages', '{locale}.json', '--source', 'nl', '--against', 'HEAD');
  expect(gone).toMatchObject({ status: 1, stdout: expect.stringContaining('`en` has no messages any more') });
  expect(await against('no-such-branch')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('no-such-branch'),
  });
  expect((await against('--output=x')).status).toBe(2);
});

describe('check --fix', () => {
  test('mends what is safe, keeps byte order mark and line ends, and reports the rest', async () => {
    const nl = '\uFEFF{\r\n  "a": "Dag {name}",\r\n  "b": "Een  vraag?"\r\n}\r\n';
    const folder = projectFolder({ 'nl.json': nl, 'en.json': '{\n  "a": "Hello {nmae}",\n  "b": "A question."\n}\n' });
    const { status, stdout, stderr } = await folder.lint('check', ...flat, '--fix', '--format', 'json');
    expect(JSON.parse(stdout).findings.map(({ code }: { code: string }) => code)).toEqual(['text/end-punctuation']);
    expect(status).toBe(0);
    expect(stderr).toContain('2 findings mended');
    expect(folder.read('nl.json')).toBe(nl.replace('Een  vraag', 'Een vraag'));
    expect(folder.read('en.json')).toBe('{\n  "a": "Hello {name}",\n  "b": "A question."\n}\n');
    expect((await folder.lint('check', ...flat, '--fix=unsafe')).status).toBe(0);
    expect(folder.read('en.json')).toContain('"A question?"');
    expect((await folder.lint('check', ...flat, '--fix=unsafe')).stderr).toContain('0 findings mended');
    expect((await folder.lint('check', ...flat, '--fix=wild')).status).toBe(2);
  });

  test('makes no translation stale by mending its source', async () => {
    const folder = projectFolder({ 'nl.json': '{ "a": "CoÃ¶rdinatie" }', 'en.json': '{ "a": "Coordination" }' });
    await folder.lint('accept', '--all', ...flat);
    expect((await folder.lint('check', ...flat, '--fix')).status).toBe(0);
    expect(folder.read('nl.json')).toBe('{ "a": "Coördinatie" }');
    expect(await folder.found(...flat)).toEqual([]);
  });
});

test('check --baseline is a ratchet', async () => {
  const folder = projectFolder({ 'nl.json': '{ "a": "Een", "rule": "Twee" }', 'en.json': '{ "a": "", "rule": "" }' });
  const check = (...args: string[]) => folder.lint('check', ...flat, '--baseline', 'known.json', ...args);
  expect(await check()).toMatchObject({ status: 2, stderr: expect.stringContaining('--update-baseline') });
  expect(await check('--update-baseline')).toMatchObject({ status: 0, stderr: expect.stringContaining('2 entries') });
  expect((await check('--strict')).status).toBe(0);
  folder.write({ 'en.json': '{ "a": "One", "rule": "" }' });
  expect(await folder.found(...flat, '--baseline', 'known.json')).toEqual(['baseline/fixed known.json:4:5']);
  expect((await check('--strict')).status).toBe(1);
  expect((await check('--update-baseline', '--strict')).status).toBe(0);
  folder.write({ 'en.json': '{ "a": "", "rule": "" }' });
  expect((await check()).status).toBe(1);
  expect((await check('--update-baseline')).status).toBe(1);
  folder.write({ 'known.json': '[]' });
  expect((await check()).status).toBe(2);
});

test('the configuration may name the baseline that --update-baseline writes', async () => {
  const config =
    "export default { messages: '{locale}.json', source: 'nl', locales: ['nl', 'en'], baseline: 'known.json' };";
  const folder = projectFolder({
    'content-lint.config.ts': config,
    'nl.json': '{ "a": "Een", "rule": "Twee" }',
    'en.json': '{ "a": "One {n}", "rule": "Two {n}" }',
  });
  expect(await folder.lint('check', '--update-baseline')).toMatchObject({
    status: 0,
    stderr: expect.stringContaining('2 entries'),
  });
});

test('an exception covers what it names; one without use or reason is a finding with its line', async () => {
  const exception = '- { rule: message/empty, key: "a.*", reason: Filled in by the program. }\n';
  const folder = projectFolder({
    'i18n/nl.json': '{ "a": { "x": "" }, "b": "Ja" }',
    'i18n/en.json': '{ "a": { "x": "" }, "b": "Yes" }',
    'i18n/exceptions.yaml': exception,
  });
  const args = ['--messages', 'i18n/{locale}.json'];
  expect(await folder.found(...args)).toEqual([]);
  folder.write({ 'i18n/exceptions.yaml': `${exception}- { rule: message/empty, key: b, reason: Filled in too. }\n` });
  expect(await folder.found(...args)).toEqual(['exception/unused i18n/exceptions.yaml:2:3']);
  folder.write({ 'i18n/exceptions.yaml': '- { rule: message/empty, key: "a.*" }\n' });
  expect(await folder.found(...args)).toContain('exception/invalid i18n/exceptions.yaml:1:3');
});

test('a check of some files or folders shows their findings, and refuses a path at which nothing is', async () => {
  const folder = projectFolder({
    'i18n/nl/home.json': '{ "a": "Wij bellen u" }',
    'i18n/en/home.json': '{ "a": "We will call {name}" }',
    'i18n/nl/cart.json': '{ "a": "Tot ziens" }',
    'i18n/en/cart.json': '{ "a": "See you {name}" }',
  });
  const filesWith = async (...paths: string[]) => {
    const { stdout } = await folder.lint(
      'check',
      '--messages',
      'i18n/{locale}/**/*.json',
      '--format',
      'json',
      ...paths,
    );
    return JSON.parse(stdout).findings.map(({ file }: { file: string }) => file);
  };
  expect(await filesWith('i18n/en/home.json')).toEqual(['i18n/en/home.json']);
  expect(await filesWith('i18n/en')).toEqual(['i18n/en/cart.json', 'i18n/en/home.json']);
  expect(await filesWith('i18n/nl')).toEqual([]);
  expect(await folder.lint('check', 'i18n/de')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('`i18n/de`'),
  });
});
