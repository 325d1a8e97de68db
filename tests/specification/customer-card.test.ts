import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('the packages and the top level are those of the customer’s card (R94)', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  expect(Object.keys({ ...dependencies, ...devDependencies })).toEqual(
    expect.arrayContaining([
      ...['waku', 'react', 'react-dom', 'react-server-dom-webpack', '@formatjs/intl', 'react-intl'],
      ...['unocss', 'valibot', 'commander', 'wrangler', 'vitest', 'playwright'],
    ]),
  );
  for (const path of [
    ...['package.json', 'waku.config.ts', 'wrangler.toml', 'tsconfig.json', 'README.md'],
    ...['src', 'content', 'cli', 'i18n', 'public', 'tests'],
  ])
    expect(existsSync(join(root, path)), path).toBe(true);
});

test('every page file is rendered statically, and wrangler deploys what was rendered (R95, A30)', () => {
  const pages = globSync('src/pages/**/*.tsx', { cwd: root });
  expect(pages.length).toBeGreaterThan(20);
  for (const page of pages) expect(read(page), page).toContain("render: 'static'");
  expect(read('wrangler.toml')).toContain('directory = "./dist/public"');
});

test('npm test runs the suites of vitest and playwright (R102)', () => {
  const { scripts } = JSON.parse(read('package.json'));
  expect(scripts.test).toBe('node tests/run-stages.ts');
  const [all = ''] = /all: \[.*?\n {2}\],/s.exec(read('tests/run-stages.ts')) ?? [];
  for (const stage of ['unit', "vitest('site')", "vitest('worker')", 'playwright test']) expect(all).toContain(stage);
});
