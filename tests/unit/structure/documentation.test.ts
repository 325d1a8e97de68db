import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Every README of the project, by its path from the root. */
const pages = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*README.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path && !path.startsWith('tests/fixtures/') && existsSync(resolve(root, path)));

test('the README is read in five minutes, and those of the rooms are not much longer', () => {
  for (const path of pages) {
    const atMost = path === 'README.md' ? 8_000 : 10_000;
    expect(statSync(resolve(root, path)).size, path).toBeLessThanOrEqual(atMost);
  }
});

/** Every file with words that a program prints, or that tell somebody what to run. */
const sources = execFileSync(
  'git',
  ['ls-files', 'cli', 'src', 'content', '.githooks', '.github', '*README.md', '*.toml'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((path) => path && !/\.(?:png|svg|woff2|webp|avif|lock)$/.test(path) && existsSync(resolve(root, path)));

test('every command that a README, a program or a comment names is a script of package.json', () => {
  const wrong = sources.flatMap((path) => {
    const text = readFileSync(resolve(root, path), 'utf8');
    const names = [...text.matchAll(/\bnpm run (?:-\w+ )*([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    return names.filter((name) => !scripts[name]).map((name) => `${path}: npm run ${name}`);
  });
  expect(sources.length).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});

test('the README names every script of package.json, but for what npm runs itself', () => {
  const text = readFileSync(resolve(root, 'README.md'), 'utf8');
  const names = Object.keys(scripts).filter((name) => name !== 'prepare');
  const isNamed = (name: string) => new RegExp(`\\bnpm (?:run )?${name}(?![\\w:])`).test(text);
  expect(names.filter((name) => !isNamed(name))).toEqual([]);
});

test('the README names every other README, and no file that does not exist', () => {
  const text = readFileSync(resolve(root, 'README.md'), 'utf8');
  for (const path of pages) if (path !== 'README.md') expect(text, path).toContain(path);
  const files = [...text.matchAll(/`((?:src|cli|tests|content|i18n)\/[\w./-]+\.(?:ts|md|yaml|json))`/g)];
  expect(files.length).toBeGreaterThan(5);
  for (const [, file = ''] of files) expect(existsSync(resolve(root, file)), file).toBe(true);
});
