import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testTitles } from './cited-tests.ts';

const tests = join(import.meta.dirname, '..');
const page = readFileSync(join(import.meta.dirname, 'specification.md'), 'utf8');

/** The rows of the page: a number, what it says, and the tests that prove it. */
const rows = [...page.matchAll(/^\| ([RA]\d+) +\| .+? +\| (.*?) *\|$/gm)].map(([, number = '', proofs = '']) => ({
  number,
  proofs,
  citations: [...proofs.matchAll(/`([^`]+)` › (.+?)(?=<br>|$)/g)].map(([, file = '', title = '']) => ({ file, title })),
  count: proofs.split('<br>').filter(Boolean).length,
}));

/** Readings that are agreed and not built yet; each goes from here once a test proves it. */
const notBuilt: readonly string[] = [];

const numbered = (letter: string, length: number) => Array.from({ length }, (_, index) => `${letter}${index + 1}`);

test('every number stands there once, without a gap: R1 to R102 and A1 to A53 at least', () => {
  for (const [letter, atLeast] of [
    ['R', 102],
    ['A', 53],
  ] as const) {
    const numbers = rows.map(({ number }) => number).filter((number) => number.startsWith(letter));
    expect(numbers.length).toBeGreaterThanOrEqual(atLeast);
    expect(numbers).toEqual(numbered(letter, numbers.length));
  }
});

test('what is not built yet says so', () => {
  expect(rows.filter(({ proofs }) => proofs === 'not built yet').map(({ number }) => number)).toEqual(notBuilt);
});

describe.each(rows.filter(({ number }) => !notBuilt.includes(number)))('$number', ({ citations, count }) => {
  test('is proved by tests that are there', () => {
    expect(citations.length, 'name the test that proves it: `folder/file.test.ts` › part of its title').toBeGreaterThan(
      0,
    );
    expect(citations).toHaveLength(count);
    for (const { file, title } of citations) {
      expect(existsSync(join(tests, file)), `tests/${file} is not there`).toBe(true);
      expect(file).toMatch(/\.(?:test|spec)\.tsx?$/);
      const titles = testTitles(join(tests, file));
      expect(
        titles.some((candidate) => candidate.includes(title)),
        `tests/${file} has no test “${title}”, only:\n${titles.join('\n')}`,
      ).toBe(true);
    }
  });
});

test('every number that a comment cites is one of the page', () => {
  const known = new Set(rows.map(({ number }) => number));
  const root = join(tests, '..');
  const files = execFileSync('git', ['ls-files', 'src/**.ts', 'src/**.tsx', 'cli/**.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  const cited = files
    .trim()
    .split('\n')
    .filter((file) => existsSync(join(root, file)))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/\(((?:[RA]\d+(?:, | and | to |–|\)))+)/g)])
    .flatMap(([, numbers = '']) => numbers.match(/[RA]\d+/g) ?? []);
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter((number) => !known.has(number))).toEqual([]);
});
