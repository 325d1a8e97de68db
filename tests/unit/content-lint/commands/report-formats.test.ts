import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { readXml, type XmlElement } from '#cli/content-lint/formats/exchange/xml.ts';
import { contentLint } from '../content-lint.ts';
import { folderOf } from '../temporary-folder.ts';

const flat = ['check', '--messages', '{locale}.json'];

/** An error on line 2 and a warning on line 3 of one file, and a note in the code. */
const files = {
  'nl.json': '{\n  "a": "Dag {name}, 100% & \\"u\\"",\n  "b": "Klaar?",\n  "c": "Nog iets te doen"\n}',
  'en.json': '{\n  "a": "Hello {nmae}, 100% & \\"you\\"",\n  "b": "Ready",\n  "c": "One more thing to do"\n}',
  'src/a.ts': "t.text('a', { name });\nt.text('b');\nt.text(id);\nt.text('c');\n",
};

async function report(format: string, own: Record<string, string> = files, ...more: string[]) {
  const { status, stdout } = await contentLint(folderOf(own), [...flat, '--format', format, ...more]);
  return { status, text: stdout };
}

const clean = { 'nl.json': '{ "a": "Ja" }', 'en.json': '{ "a": "Yes" }' };

describe('github', () => {
  test('annotates the line, in the order of the files', async () => {
    const { status, text } = await report('github');
    expect(status).toBe(1);
    expect(text.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^::error file=en\.json,line=2,endLine=2,col=15,endColumn=20,title=argument\/renamed::/),
      expect.stringMatching(
        /^::warning file=en\.json,line=3,endLine=3,col=\d+,endColumn=\d+,title=text\/end-punctuation::/,
      ),
      expect.stringMatching(/^::notice file=src\/a\.ts,line=3,endLine=3,col=8,endColumn=10,title=code\/dynamic-id::/),
    ]);
  });

  test('escapes what would end a message or a property', async () => {
    const { text } = await report('github', { 'nl.json': '{ "a": "100% {x" }', 'en.json': '{ "a": "100% sure" }' });
    expect(text).not.toMatch(/%(?!25|0A|0D|3A|2C)/);
  });

  test('names files from the folder that CI runs in', async () => {
    const root = folderOf({ 'site/nl.json': '{ "a": "" }', 'site/en.json': '{ "a": "Yes" }' });
    const { stdout } = await contentLint(root, [...flat, '--root', 'site', '--format', 'github']);
    expect(stdout).toContain('file=site/nl.json,line=1');
  });

  test('says nothing where there is nothing', async () => {
    expect(await report('github', clean)).toEqual({ status: 0, text: '' });
  });
});

describe('sarif', () => {
  const schema = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../fixtures/schemas/sarif-2.1.0.json'), 'utf8'),
  );
  const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
  addFormats.default(ajv);
  const validate = ajv.compile(schema);

  test.each([
    ['with findings', files],
    ['without', clean],
    ['of a broken file', { ...clean, 'en.json': '{ "a": ' }],
    ['of a file with blanks in its name', { 'a b/nl/x.json': '{ "a": "" }', 'a b/en/x.json': '{ "a": "Yes" }' }],
  ])('is valid against its schema %s', async (_, own) => {
    const messages = 'nl.json' in own ? [] : ['--messages', 'a b/{locale}/*.json'];
    const { text } = await report('sarif', own, ...messages);
    validate(JSON.parse(text));
    expect(validate.errors).toBeNull();
  });

  test('points at the token, and names every rule', async () => {
    const [run] = JSON.parse((await report('sarif')).text).runs;
    expect(run.tool.driver.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(run.tool.driver.rules.filter((rule: { help?: { markdown: string } }) => !rule.help?.markdown)).toEqual([]);
    const warning = run.results.find((one: { level: string }) => one.level === 'warning');
    expect(warning.ruleId).toBe('text/end-punctuation');
    expect(run.tool.driver.rules[warning.ruleIndex].id).toBe('text/end-punctuation');
    expect(warning.locations[0].physicalLocation).toMatchObject({
      artifactLocation: { uri: 'en.json' },
      region: { startLine: 3 },
    });
    expect(run.results.map((one: { level: string }) => one.level)).toContain('note');
  });

  test('escapes what would begin the query or the fragment of an address', async () => {
    const { text } = await report(
      'sarif',
      { 'c#?/nl.json': '{ "a": "" }', 'c#?/en.json': '{ "a": "Yes" }' },
      '--messages',
      'c#?/{locale}.json',
    );
    expect(JSON.parse(text).runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri).toBe(
      'c%23%3F/nl.json',
    );
  });

  test('gives a finding the same fingerprint when lines are put before it', async () => {
    const prints = async (own: Record<string, string>) =>
      JSON.parse((await report('sarif', own)).text).runs[0].results.map(
        (one: { partialFingerprints: object }) => one.partialFingerprints,
      );
    const moved = { ...files, 'en.json': files['en.json'].replace('{\n', '{\n\n\n') };
    expect(await prints(moved)).toEqual(await prints(files));
  });
});

describe('junit', () => {
  const attributesOf = (element: XmlElement, name: string): Readonly<Record<string, string>>[] => [
    ...(element.name === name ? [element.attributes] : []),
    ...element.children.flatMap((child) => (typeof child === 'string' ? [] : attributesOf(child, name))),
  ];

  test('is XML with a case for each finding', async () => {
    const { text } = await report('junit');
    const root = readXml(text);
    const failures = attributesOf(root, 'failure');
    expect(root.name).toBe('testsuites');
    expect(Number(root.attributes.failures)).toBe(failures.length);
    expect(attributesOf(root, 'testcase')).toHaveLength(failures.length);
    expect(failures.map(({ type }) => type)).toContain('warning');
    expect(attributesOf(root, 'testcase').at(-1)).toMatchObject({ file: 'en.json', line: '3' });
  });

  test('has one case that passes where there is nothing', async () => {
    const root = readXml((await report('junit', clean)).text);
    expect(root.attributes).toMatchObject({ tests: '1', failures: '0' });
    expect(attributesOf(root, 'failure')).toEqual([]);
  });

  test('survives what XML cannot hold', async () => {
    const text = '"\\u0001 ]]> <b> & \\ud800 {x"';
    const root = readXml((await report('junit', { 'nl.json': `{ "a": ${text} }`, 'en.json': '{ "a": "Yes" }' })).text);
    expect(attributesOf(root, 'failure').length).toBeGreaterThan(0);
  });
});

describe('gitlab', () => {
  test('has a place and a fingerprint of its own for each finding', async () => {
    const issues = JSON.parse((await report('gitlab')).text);
    expect(issues.at(-2)).toMatchObject({
      check_name: 'text/end-punctuation',
      severity: 'minor',
      location: { path: 'en.json', lines: { begin: 3, end: 3 } },
    });
    const prints = issues.map(({ fingerprint }: { fingerprint: string }) => fingerprint);
    expect(new Set(prints).size).toBe(prints.length);
    expect(issues.map(({ severity }: { severity: string }) => severity)).toContain('info');
  });

  test('is an empty list where there is nothing', async () => {
    expect(JSON.parse((await report('gitlab', clean)).text)).toEqual([]);
  });
});

describe('json and pretty', () => {
  test('list what is no finding apart', async () => {
    const parsed = JSON.parse((await report('json')).text);
    expect(parsed.notes).toMatchObject([{ code: 'code/dynamic-id', file: 'src/a.ts', line: 3 }]);
    expect(parsed.findings.some(({ severity }: { severity: string }) => severity === 'note')).toBe(false);
    expect(parsed.summary.notes).toBe(1);
    expect((await report('pretty')).text).toMatch(/Notes:\n.*src\/a\.ts:3:8/);
  });

  test('notes never fail a run, warnings only under --strict', async () => {
    const noted = { ...clean, 'src/a.ts': "t.text('a');\nt.text(id);\n" };
    expect((await report('pretty', noted)).status).toBe(0);
    expect((await report('pretty', noted, '--strict')).status).toBe(0);
    const warned = {
      ...clean,
      'src/a.ts': "t.text('b');\n",
      'nl.json': '{ "a": "Ja", "b": "Nee" }',
      'en.json': '{ "a": "Yes", "b": "No" }',
    };
    expect((await report('pretty', warned)).status).toBe(0);
    expect((await report('pretty', warned, '--strict')).status).toBe(1);
  });
});
