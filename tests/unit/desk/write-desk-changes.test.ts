import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { writeDeskChanges } from '#cli/desk/project/write-desk-changes.ts';
import { Refused } from '#cli/desk/refused.ts';

const root = mkdtempSync(join(tmpdir(), 'write-desk-changes-'));

beforeAll(() => {
  for (const folder of ['content', 'i18n/nl', 'src']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'src/site.ts'), 'as it was');
  symlinkSync(join(root, 'src'), join(root, 'content/code'));
  symlinkSync('../../src/site.ts', join(root, 'i18n/nl/home.json'));
});

test('the desk writes into its folders', () => {
  writeDeskChanges(root, new Map([['i18n/nl/contact.json', '{}']]));
  expect(readFileSync(join(root, 'i18n/nl/contact.json'), 'utf8')).toBe('{}');
});

test('it writes the code of a page, and no other code', () => {
  mkdirSync(join(root, 'src/views'));
  writeDeskChanges(root, new Map([['src/views/work-with-us.ts', 'export {};']]));
  expect(readFileSync(join(root, 'src/views/work-with-us.ts'), 'utf8')).toBe('export {};');
  for (const path of ['src/views/layout/main-menu.ts', 'src/worker/site.ts', 'src/pages/../site.tsx', 'src/views.ts'])
    expect(() => writeDeskChanges(root, new Map([[path, 'changed']])), path).toThrow(Refused);
});

test.each([
  ['a folder that is a link to another of the project', 'content/code/site.ts'],
  ['a file that is such a link', 'i18n/nl/home.json'],
  ['a new file below such a link', 'content/code/new.ts'],
  ['another folder', 'src/site.ts'],
  ['a way up', 'content/../src/site.ts'],
])('it refuses %s, and writes nothing beside it either', (_, path) => {
  const texts = new Map([
    ['content/site.yaml', 'name: Windas'],
    [path, 'changed'],
  ]);
  expect(() => writeDeskChanges(root, texts)).toThrow(Refused);
  expect(readFileSync(join(root, 'src/site.ts'), 'utf8')).toBe('as it was');
  expect([existsSync(join(root, 'content/site.yaml')), existsSync(join(root, 'src/new.ts'))]).toEqual([false, false]);
});
