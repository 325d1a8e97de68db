import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFiles } from './imports.ts';

const files = [...sourceFiles('src'), ...sourceFiles('cli')];

test('`use client` is the first line of every island component and of no file elsewhere', () => {
  const client = files.filter((file) => readFileSync(file, 'utf8').startsWith("'use client'"));
  const components = files.filter((file) => file.startsWith('src/islands/') && file.endsWith('.tsx'));
  expect(components.filter((file) => !client.includes(file))).toEqual([]);
  expect(client.filter((file) => !file.startsWith('src/islands/'))).toEqual([]);
});

test('no file is a barrel; only a route and the Worker are called index', () => {
  const isIndex = (file: string) => /\/index\.tsx?$/.test(file);
  expect(files.filter((file) => isIndex(file) && !/^src\/(pages|worker)\//.test(file))).toEqual([]);
});

test('no file is named after nothing; the command `types` is no room for types', () => {
  expect(files.filter((file) => /(?<!commands)\/(utils?|helpers?|misc|types|common)(\.tsx?|\/)/.test(file))).toEqual(
    [],
  );
});
