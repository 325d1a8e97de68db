import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { projectFolder } from './project-folder.ts';

const files = {
  'i18n/nl/home.json': '{ "title": "Klaar.", "hello": "Dag {name}" }',
  'i18n/en/home.json': '{ "title": "Ready", "hello": "Hello {nmae}" }',
  'i18n/de/home.json': '{ "title": "Fertig", "hello": "Hallo {name}" }',
  'i18n/nl/legal.json': '{ "title": "Gereed." }',
  'i18n/en/legal.json': '{ "title": "All done" }',
  'i18n/de/legal.json': '{ "title": "Alles fertig" }',
};

const base = "messages: 'i18n/{locale}/*.json', source: 'nl', locales: ['nl', 'en', 'de']";

/** The findings under a configuration with these options, as `severity code file`. */
async function found(options: string, more: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const config = `const base = { ${base} };\nexport default { ...base, ${options} };\n`;
  const folder = projectFolder({ ...files, 'content-lint.config.ts': config, ...more });
  const { stdout, stderr } = await folder.lint('check', '--format', 'json');
  if (stdout === '') throw new Error(stderr);
  type Found = { severity: string; code: string; file: string };
  const { findings, notes } = JSON.parse(stdout) as { findings: Found[]; notes: Found[] };
  return [...findings, ...notes].map(({ severity, code, file }) => `${severity} ${code} ${file.replace('i18n/', '')}`);
}

const ends = (file: string, severity = 'warning') => `${severity} text/end-punctuation ${file}`;
const renamed = 'error argument/renamed en/home.json';

describe('rules', () => {
  test.each<[name: string, options: string, expected: string[]]>([
    [
      'without settings',
      '',
      // The ends of texts are a habit that these languages do not share.
      [renamed],
    ],
    ['off', "rules: { 'text/end-punctuation': 'off' }", [renamed]],
    ['off by a glob, but for one', "rules: { '*': 'off', 'argument/renamed': 'on' }", [renamed]],
    [
      'with another severity in some files',
      "rules: { 'text/*': 'off' }, overrides: [{ files: ['**/legal.json'], rules: { 'text/end-punctuation': 'error' } }]",
      [ends('de/legal.json', 'error'), renamed, ends('en/legal.json', 'error')],
    ],
    [
      'off for a locale',
      "rules: { 'text/end-punctuation': 'on' }, overrides: [{ locales: ['de'], rules: { 'text/*': 'off' } }, { locales: ['en'], rules: { 'argument/*': 'note' } }]",
      [ends('en/home.json'), ends('en/legal.json'), 'note argument/renamed en/home.json'],
    ],
    [
      'off for a locale in some files; of two overrides the last counts',
      "overrides: [{ files: ['i18n/**'], rules: { 'text/*': 'off' } }, { files: ['i18n/en/legal.json'], locales: ['en'], rules: { 'text/*': 'on' } }]",
      [renamed, ends('en/legal.json')],
    ],
    [
      'of configurations that are extended',
      "extends: [{ rules: { 'text/*': 'off' } }, { extends: [{ rules: { 'argument/*': 'off' } }], rules: { 'text/*': 'on' } }], rules: { 'text/end-punctuation': 'note' }",
      ['de/home.json', 'de/legal.json', 'en/home.json', 'en/legal.json'].map((file) => ends(file, 'note')),
    ],
  ])('%s', async (_, options, expected) => {
    expect(await found(options)).toEqual(expected);
  });

  test('a rule that is off fixes nothing, and an exception for it covers nothing', async () => {
    const folder = projectFolder({
      ...files,
      'content-lint.config.ts': `export default { ${base}, rules: { 'argument/renamed': 'off', 'text/*': 'off' } };\n`,
      'i18n/exceptions.yaml': '- { rule: argument/renamed, key: home.hello, reason: It is called so there. }\n',
    });
    await folder.lint('check', '--fix=unsafe');
    expect(folder.read('i18n/en/home.json')).toContain('{nmae}');
    expect(await folder.found()).toEqual(['exception/unused i18n/exceptions.yaml:1:3']);
    expect((await folder.lint('rules')).stdout).toMatch(/^argument\/renamed +off /m);
  });
});

test('is loaded again only where a module of it has changed: Node never frees a module', () => {
  const config = `import './counted.mjs';\nexport default { ${base} };\n`;
  const folder = projectFolder({ ...files, 'content-lint.config.ts': config, 'counted.mjs': "console.log('loaded');" });
  // In a process of its own: the loader of the tests is not Node's.
  const script = `
    import { writeFileSync } from 'node:fs';
    import { loadConfig } from ${JSON.stringify(import.meta.resolve('#cli/content-lint/host/config/load-config.ts'))};
    for (const _ of [1, 2, 3]) await loadConfig('.', 'content-lint');
    writeFileSync('counted.mjs', "console.log('loaded again');");
    for (const _ of [1, 2]) await loadConfig('.', 'content-lint');
  `;
  const printed = execFileSync('node', ['--input-type=module', '-e', script], { cwd: folder.root, encoding: 'utf8' });
  expect(printed).toBe('loaded\nloaded again\n');
});

describe('a comment that ignores', () => {
  const sound = {
    ...files,
    'i18n/en/home.json': '{ "title": "Ready.", "hello": "Hello {name}" }',
    'content-lint.config.ts': `export default { ${base}, rules: { 'text/*': 'off', 'code/unused-id': 'off' } };\n`,
  };
  const check = (code: string) => projectFolder({ ...sound, 'src/a.tsx': code }).found();
  const wrong = "intl.formatMessage({ id: 'home.nothing' });";

  test.each<[name: string, code: string, expected: string[]]>([
    ['nothing', wrong, ['code/undefined-id src/a.tsx:1:26']],
    ['its own line', `${wrong} // content-lint-ignore code/undefined-id -- comes from the server`, []],
    [
      'the next line, where it is alone',
      `// content-lint-ignore code/undefined-id -- comes from the server\n${wrong}`,
      [],
    ],
    [
      'inside markup',
      `const a = <p>\n  {/* content-lint-ignore code/undefined-id -- comes from the server */}\n  {${wrong.slice(0, -1)}}\n</p>;`,
      [],
    ],
    [
      'another rule',
      `${wrong} // content-lint-ignore code/unused-id -- comes from the server`,
      ['code/undefined-id src/a.tsx:1:26', 'exception/unused src/a.tsx:1:45'],
    ],
    [
      'without a reason',
      `${wrong} // content-lint-ignore code/undefined-id`,
      ['code/undefined-id src/a.tsx:1:26', 'exception/invalid src/a.tsx:1:45'],
    ],
  ])('%s', async (_, code, expected) => {
    expect(await check(code)).toEqual(expected);
  });

  test('is told what it lacks in the language of the report', async () => {
    const folder = projectFolder({ ...sound, 'src/a.tsx': `${wrong} // content-lint-ignore code/undefined-id` });
    const { stdout } = await folder.lint('check', '--lang', 'nl');
    expect(stdout).toContain('Dit is geen goede uitzondering: `reason` ontbreekt of klopt niet.');
  });

  test('works in YAML', async () => {
    const terms = (comment: string) => ({ 'i18n/terms.yaml': `names: [Nobody]\nnames: [Somebody] ${comment}\n` });
    expect(await projectFolder({ ...sound, ...terms('') }).found()).toEqual(['yaml/duplicate-key i18n/terms.yaml:2:1']);
    const comment = '# content-lint-ignore yaml/duplicate-key -- another tool reads the first';
    expect(await projectFolder({ ...sound, ...terms(comment) }).found()).toEqual([]);
  });
});

describe('a wrong configuration is told with file, line and column', () => {
  test.each<[name: string, config: string, says: string[]]>([
    [
      'every option that does not exist',
      "import { x } from './x.ts';\nexport default x({\n  mesages: 'a',\n  overrides: [\n    { fils: [], rules: {} },\n  ],\n});",
      [
        'content-lint.config.ts:3:3: there is no option `mesages`. Did you mean `messages`?',
        'content-lint.config.ts:5:7: there is no option `overrides.0.fils`. Did you mean `files`?',
      ],
    ],
    [
      'a rule that does not exist',
      "const config = {\n  rules: {\n    'text/brnad': 'off',\n    'txt/*': 'off',\n  },\n};\nexport default config;",
      [
        'content-lint.config.ts:3:5: there is no rule `text/brnad`. Did you mean `text/brand`?',
        'content-lint.config.ts:4:5: there is no rule `txt/*`. `content-lint rules` lists them.',
      ],
    ],
    [
      'a severity that does not exist',
      "export default {\n  rules: { 'text/brand': 'warn' },\n} satisfies object;",
      ['content-lint.config.ts:2:12: `rules.text/brand`: a rule is `off`, `on`, `error`, `warning` or `note`'],
    ],
    [
      'a pattern without a locale',
      "export default {\n  messages: 'i18n/*.json',\n};",
      ['content-lint.config.ts:2:3: `messages`: write `{locale}`'],
    ],
    [
      'of what it extends',
      'const base = { lokales: [] };\nexport default {\n  extends: [base],\n};',
      ['content-lint.config.ts:3:13: there is no option `extends.0.lokales`. Did you mean `locales`?'],
    ],
    ['a file that does not parse', 'export default {\n  lang: ,\n};', ['content-lint.config.ts:2:9']],
    [
      'an error of its own',
      'export default {};\n\nthrow new Error("not today");',
      ['content-lint.config.ts:3:7: not today'],
    ],
    [
      'a package that is not installed',
      "import 'fs';\nimport { base } from 'shared-lint';\nexport default base;",
      ['content-lint.config.ts:2:22'],
    ],
  ])('%s', async (_, config, says) => {
    const folder = projectFolder({
      ...files,
      'content-lint.config.ts': config,
      'x.ts': 'export const x = (one) => one;',
    });
    const { status, stderr } = await folder.lint('check');
    expect(status).toBe(2);
    for (const one of says) expect(stderr).toContain(one);
  });

  // In a process of its own: the loader of the tests has paths in its stacks, Node's has addresses.
  test.each([
    ['in a folder whose name an address writes differently', 'export default {};\n\nthrow new Error("x");', ':3:7'],
    ['with a file of a package that is not installed', 'import "fs";\nimport "shared-lint/base";', ':2:8'],
  ])('by Node, %s', (_, config, position) => {
    const folder = projectFolder({ 'a b/content-lint.config.mjs': config });
    const script = `
      import { loadConfig } from ${JSON.stringify(import.meta.resolve('#cli/content-lint/host/config/load-config.ts'))};
      await loadConfig('a b', 'content-lint').catch(({ message }) => console.log(message));
    `;
    const printed = execFileSync('node', ['--input-type=module', '-e', script], { cwd: folder.root, encoding: 'utf8' });
    expect(printed).toContain(`content-lint.config.mjs${position}`);
  });
});
