import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from './imports.ts';

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

test('no fault is caught by an empty block', () => {
  const silent = [...sourceFiles('src'), ...sourceFiles('cli')].filter((file) =>
    /\bcatch\s*(?:\(\w+\)\s*)?\{\s*\}/.test(withoutComments(readFileSync(file, 'utf8'))),
  );
  expect(silent).toEqual([]);
});
