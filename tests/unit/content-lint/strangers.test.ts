import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFolder } from './project-folder.ts';

const nl = '{ "a": "Dag {name}" }';
const en = '{ "a": "Hello {name}" }';
const ofTwo = ['--messages', 'i18n/{locale}.json', '--locales', 'nl,en'];
const base = "messages: 'i18n/{locale}.json', source: 'nl', locales: ['nl', 'en']";
const project = (more: Record<string, string> = {}) =>
  projectFolder({ 'i18n/nl.json': nl, 'i18n/en.json': en, ...more });
const oneSentence = { status: 2, stderr: expect.stringMatching(/^error: [^\n]*\n$/) };

describe('what is wrong with a project is one sentence', () => {
  test('a configuration that extends itself', async () => {
    const config = `const config: any = { ${base} };\nconfig.extends = [{ extends: [config] }];\nexport default config;\n`;
    expect(await project({ 'content-lint.config.ts': config }).lint('check')).toMatchObject(oneSentence);
  });

  test('a rule of a plugin that throws', async () => {
    const rule = "{ code: 'x/y', severity: 'error', examples: {}, message() { throw new Error('boom'); } }";
    const config = `export default { ${base}, plugins: [{ name: 'x', rules: [${rule}], texts: { en: {}, nl: {} } }] };\n`;
    const { status, stderr } = await project({ 'content-lint.config.ts': config }).lint('check');
    expect({ status, stderr }).toEqual(oneSentence);
    expect(stderr).toContain('`x/y` of a plugin failed: boom');
  });

  test('types over a catalogue', async () => {
    const folder = project();
    for (const out of ['i18n/en.json', join(folder.root, 'i18n/en.json')])
      expect(await folder.lint('types', '--out', out, ...ofTwo)).toMatchObject(oneSentence);
    expect(folder.read('i18n/en.json')).toBe(en);
  });

  test('a pattern that no message matches, with other files in its folder', async () => {
    const folder = project({ 'i18n/terms.yaml': 'names: [Somebody]\n' });
    const wrong = ['--messages', 'i18n/{locale}/*.json', '--locales', 'nl,en'];
    expect(await folder.lint('check', ...wrong)).toMatchObject(oneSentence);
  });

  test('a link that leads to itself is a finding', async () => {
    const folder = project();
    symlinkSync('fr.json', join(folder.root, 'i18n/fr.json'));
    expect(await folder.found('--messages', 'i18n/{locale}.json', '--locales', 'nl,en,fr')).toContain(
      'file/unreadable i18n/fr.json:1:1',
    );
    expect((await folder.lint('check', ...ofTwo)).status).toBe(0);
  });
});

test.each(['pretty', 'json', 'github', 'sarif', 'junit', 'gitlab'])(
  'a key that commands a terminal or a CI service does not in a report as %s',
  async (format) => {
    const key = 'a\u001b[31m\n::error::b ##vso[task.complete]##[error]';
    const folder = project({ 'i18n/nl.json': JSON.stringify({ [key]: 'Dag \u001b[31m' }), 'i18n/en.json': '{}' });
    const { stdout } = await folder.lint('check', '--format', format, ...ofTwo);
    expect(stdout).toContain('vso[');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what a terminal acts on.
    expect(stdout).not.toMatch(/\u001b|##vso\[|##\[|^\s*::error::b/m);
  },
);

describe('coverage', () => {
  test('never rounds up to all, and names what is missing and in which file', async () => {
    const messages = Object.fromEntries(Array.from({ length: 3617 }, (_, at) => [`k${at}`, 'Dag']));
    const { k99: _, ...fewer } = messages;
    const folder = project({ 'i18n/nl.json': JSON.stringify(messages), 'i18n/en.json': JSON.stringify(fewer) });
    const { status, stdout } = await folder.lint('coverage', '--min', '100', ...ofTwo);
    expect(status).toBe(1);
    expect(stdout).toContain('3616/3617   99.9 %');
    expect(stdout).toContain('i18n/en.json lacks `k99`');
    expect((await folder.lint('check', ...ofTwo)).stdout).toContain('English lacks `k99`, in `i18n/en.json`');
  });
});

describe('import', () => {
  test('leaves out what a program has guessed in PO', async () => {
    const folder = project();
    await folder.lint('export', '--format', 'po', '--out', 'o.po', ...ofTwo);
    const text = folder.read('o.po').replace('#, icu', '#, fuzzy, icu').replace('Hello', 'Guess');
    expect(text).toContain('fuzzy');
    folder.write({ 'o.po': text });
    expect((await folder.lint('import', 'o.po', ...ofTwo)).status).toBe(0);
    expect(folder.read('i18n/en.json')).toBe(en);
  });

  test('refuses two translations of one message', async () => {
    const rows = ['key,file,nl,en', 'a,i18n/nl.json,Dag {name},Hi {name}', 'a,i18n/nl.json,Dag {name},Hey {name}'];
    const folder = project({ 'o.csv': rows.join('\n') });
    expect(await folder.lint('import', 'o.csv', ...ofTwo)).toMatchObject(oneSentence);
    expect(folder.read('i18n/en.json')).toBe(en);
  });

  test('takes any character that XLIFF spells, and refuses what is none', async () => {
    const folder = project();
    await folder.lint('export', '--format', 'xliff', '--out', 'o.xlf', ...ofTwo);
    const text = folder.read('o.xlf');
    folder.write({ 'o.xlf': text.replace('Hello', 'Hello<cp hex="1F600"/>') });
    await folder.lint('import', 'o.xlf', ...ofTwo);
    expect(JSON.parse(folder.read('i18n/en.json'))).toEqual({ a: 'Hello\u{1F600} {name}' });
    for (const hex of ['110000', '-1', 'x', '']) {
      folder.write({ 'o.xlf': text.replace('Hello', `Hello<cp hex="${hex}"/>`) });
      expect(await folder.lint('import', 'o.xlf', ...ofTwo)).toMatchObject(oneSentence);
    }
  });

  test('no cell of CSV is a formula, and every text comes back as it was', async () => {
    const texts = { '=k': '=1+1', b: '@x', c: "'+1", d: '-1', e: "it's" };
    const target = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, `${text} `]));
    const folder = project({ 'i18n/nl.json': JSON.stringify(texts), 'i18n/en.json': JSON.stringify(target) });
    await folder.lint('export', '--format', 'csv', '--out', 'o.csv', ...ofTwo);
    expect(folder.read('o.csv')).not.toMatch(/(?:^|,|\n)"?[=+\-@]/);
    expect((await folder.lint('import', 'o.csv', ...ofTwo)).stdout).toContain('Nothing had to change');
  });
});

test('a source file with a byte order mark is translated into a file that is not there yet', async () => {
  const folder = project({
    'i18n/nl/x.json': '\uFEFF{ "a": "Hallo daar" }',
    'i18n/nl/y.json': '{ "b": "Tot ziens" }',
    'i18n/en/y.json': '{ "b": "See you" }',
  });
  const options = ['--messages', 'i18n/{locale}/*.json', '--source', 'nl', '--locales', 'nl,en'];
  await folder.lint('export', '--format', 'csv', '--out', 't.csv', ...options);
  folder.write({ 't.csv': folder.read('t.csv').replace(/^(x\.a,.*Hallo daar,).*$/m, '$1Hello there') });
  expect(await folder.lint('import', 't.csv', ...options)).toMatchObject({ status: 0 });
  expect(JSON.parse(folder.read('i18n/en/x.json'))).toEqual({ a: 'Hello there' });
});

test('rename escapes the new id for each literal', async () => {
  const folder = project({
    'i18n/nl.json': '{ "a.b": "Dag" }',
    'i18n/en.json': '{ "a.b": "Hello" }',
    'src/a.tsx': `intl.formatMessage({ id: 'a.b' }); intl.formatMessage({ id: "a.b" }); intl.formatMessage({ id: \`a.b\` });\nconst a = <FormattedMessage id="a.b" />;\n`,
  });
  const { status, stderr } = await folder.lint('rename', 'a.b', 'a.it\'s "b"\\`', ...ofTwo);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const code = folder.read('src/a.tsx');
  expect(code).toContain(`'a.it\\'s "b"\\\\\`'`);
  expect(code).toContain(`"a.it's \\"b\\"\\\\\`"`);
  expect(code).toContain(`\`a.it's "b"\\\\\\\`\``);
  expect(code).toContain(`id={"a.it's \\"b\\"\\\\\`"}`);
  expect((await folder.lint('check', ...ofTwo)).stdout).not.toContain('code/');
});
