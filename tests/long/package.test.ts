import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { fortyFiles } from '../fixtures/projects/forty-files.ts';
import { freshProjects } from '../fixtures/projects/fresh-projects.ts';
import { write } from '../unit/content-lint/temporary-folder.ts';

const repository = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'content-lint-package-'));
let tarball = '';

beforeAll(() => {
  const packed = execFileSync('npm', ['pack', '-w', 'content-lint', '--json', '--pack-destination', folder], {
    cwd: repository,
    encoding: 'utf8',
  });
  const [{ filename }] = Object.values(JSON.parse(packed.slice(packed.search(/[[{]/)))) as [{ filename: string }];
  tarball = join(folder, filename);
});

test('the tarball has compiled code with types, and nothing of the site', () => {
  const paths = execFileSync('tar', ['tzf', tarball], { encoding: 'utf8' }).trim().split('\n');
  expect(
    paths.filter(
      (path) =>
        !/^package\/(?:package\.json|README\.md|(?:CHANGELOG|CI|EDITORS|PLUGINS)\.md|LICENSE|dist\/rules\/\w+\/[\w-]+\.md|dist\/.+\.(?:js|d\.ts|json)|lsp\/vscode\/(?:dist\/)?[\w.]+)$/.test(
          path,
        ),
    ),
  ).toEqual([]);
  const text = execFileSync('tar', ['xzOf', tarball], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  expect(text.match(/['"]#(?:src|cli)\/[^'"]*['"]|windas\b[^'"]*/gi) ?? []).toEqual([]);
});

test('the extension for VS Code is one file, which needs nothing but Node and the editor', () => {
  execFileSync('tar', ['xzf', tarball, '-C', folder]);
  const extension = join(folder, 'package/lsp/vscode/dist/extension.cjs');
  const program = `
    const { builtinModules } = require('node:module');
    const load = require('node:module')._load;
    const editor = new Proxy(function () {}, { get: (of, name) => (name === 'prototype' ? of.prototype : editor) });
    require('node:module')._load = (name, ...more) => {
      if (name === 'vscode') return editor;
      if (name !== process.argv[1] && !builtinModules.includes(name.replace('node:', ''))) throw new Error(name);
      return load(name, ...more);
    };
    console.log(Object.keys(require(process.argv[1])).join());
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', program, extension], { encoding: 'utf8' });
  expect({ stdout, stderr }).toEqual({ stdout: 'activate,deactivate\n', stderr: '' });
});

interface Fixture {
  name: string;
  files(root: string): void;
  node: string;
  /** What a first check finds, and what is left after `check --fix`. */
  found: string[];
  left: string[];
}

const copied = (name: string) => (root: string) =>
  cpSync(join(repository, 'tests/fixtures/projects', name), root, { recursive: true });

const fixtures: Fixture[] = [
  {
    name: 'react-intl with extraction',
    files: copied('react-intl'),
    node: '22.18.0',
    found: [
      'argument/renamed lang/de.json 4Vdc+x',
      'code/undefined-id src/app.tsx cart.emtpy',
      'code/unused-id lang/en.json zzOld1',
      'tag/missing lang/fr.json u7TgVw',
      'text/whitespace lang/fr.json zzOld1',
    ],
    left: [
      'code/undefined-id src/app.tsx cart.emtpy',
      'code/unused-id lang/en.json zzOld1',
      'tag/missing lang/fr.json u7TgVw',
    ],
  },
  {
    name: 'next-intl with namespaces',
    files: copied('next-intl'),
    node: '24.21.0',
    found: [
      'code/undefined-id src/app/page.tsx home.vists',
      'code/unused-id messages/nl/home.json home.old',
      'icu/syntax messages/en/home.json home.visits',
      'text/end-punctuation messages/en/contact.json contact.form.sent',
    ],
    left: [
      'code/undefined-id src/app/page.tsx home.vists',
      'code/unused-id messages/nl/home.json home.old',
      'icu/syntax messages/en/home.json home.visits',
      'text/end-punctuation messages/en/contact.json contact.form.sent',
    ],
  },
  {
    name: 'five locales with Polish and Arabic plurals',
    files: copied('five-locales'),
    node: '22.18.0',
    found: ['plural/missing-category public/locales/pl/translation.json books'],
    left: ['plural/missing-category public/locales/pl/translation.json books'],
  },
  {
    name: 'a folder of 40 files',
    files: (root) => write(root, fortyFiles),
    node: '24.21.0',
    found: [
      'argument/renamed lang/topic07.sv.json topic07.greeting',
      'message/empty lang/topic11.sv.json topic11.title',
      'message/missing lang/topic03.en.json topic03.text',
      'text/invisible lang/topic19.sv.json topic19.title',
    ],
    left: ['message/empty lang/topic11.sv.json topic11.title', 'message/missing lang/topic03.en.json topic03.text'],
  },
];

test.each(fixtures)('$name, on Node $node: init, check, check --fix', ({ name, files, node, found, left }) => {
  const root = join(folder, name.replaceAll(' ', '-'));
  files(root);
  // What was downloaded once is not downloaded again.
  execFileSync('npm', ['install', '-D', '-E', '--prefer-offline', tarball, `node@${node}`], {
    cwd: root,
    stdio: 'pipe',
  });
  const run = (...args: string[]) => {
    const env = { ...process.env, LANG: 'en', PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` };
    return spawnSync('npx', ['--no', 'content-lint', ...args], { cwd: root, env, encoding: 'utf8' });
  };
  const check = () => {
    const { stdout, stderr, status } = run('check', '--complete', '*', '--format', 'json');
    if (stdout === '') throw new Error(stderr);
    type Found = { code: string; file: string; key?: string; args: { id?: string } };
    const { findings } = JSON.parse(stdout) as { findings: Found[] };
    return { status, findings: findings.map((one) => `${one.code} ${one.file} ${one.key ?? one.args.id}`).sort() };
  };
  const first = run('init');
  expect(first).toMatchObject({ status: 0 });
  expect(first.stdout).toContain('Wrote content-lint.config.ts');
  expect(check()).toEqual({ status: 1, findings: found });
  expect(run('check', '--complete', '*', '--fix').status).toBe(1);
  expect(check()).toEqual({ status: 1, findings: left });

  // A program that keeps the project finds the same.
  const program = `
    import { openLiveProject } from 'content-lint/host';
    const live = await openLiveProject({ root: '.', complete: ['*'] }, process);
    await live.check();
    console.log(JSON.stringify(live.reports.map(({ code }) => code).sort()));
  `;
  const kept = execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: root, encoding: 'utf8' });
  expect(JSON.parse(kept)).toEqual(left.map((finding) => finding.split(' ')[0]));

  // The types of the package are whole.
  writeFileSync(
    join(root, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: { module: 'nodenext', strict: true, noEmit: true, types: [] },
      files: ['content-lint.config.ts'],
    }),
  );
  const compiler = spawnSync(process.execPath, [join(repository, 'node_modules/typescript/bin/tsc'), '-p', root], {
    encoding: 'utf8',
  });
  expect(compiler.stdout).toBe('');
  expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies.node).toBe(node);
});

test('fresh projects: from the tarball to the first report in one command, with no false alarm and no mistake passed over', () => {
  const installed = join(folder, 'fresh');
  write(installed, { 'package.json': '{ "private": true }' });
  execFileSync('npm', ['install', '-D', '--prefer-offline', tarball], { cwd: installed, stdio: 'pipe' });
  const first = (at: string, files: Readonly<Record<string, string>>) => {
    // Below the folder that has the package, as a repository of several packages has it.
    const root = join(installed, at);
    write(root, files);
    const env = { ...process.env, LANG: 'en' };
    return spawnSync('npx', ['--no', 'content-lint', 'init'], { cwd: root, env, encoding: 'utf8' });
  };
  for (const [at, { name, files, config, mistake }] of freshProjects.entries()) {
    const right = first(`right-${at}`, files);
    expect({ name, status: right.status }).toEqual({ name, status: 0 });
    expect(right.stdout.match(/Nothing to report/g)).toHaveLength(Object.keys(config).length);
    const text = files[mistake.path]?.replace(mistake.right, mistake.wrong) ?? '';
    const { stdout } = first(`wrong-${at}`, { ...files, [mistake.path]: text });
    const [code = ''] = mistake.found.split(' ');
    expect(stdout.match(/^ {2}\d+:\d+ /gm)).toHaveLength(1);
    expect(stdout).toContain(`  ${code}`);
  }
});
