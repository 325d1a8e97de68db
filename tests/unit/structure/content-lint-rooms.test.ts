import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Import, importsBelow, roomOf, roomsIn } from './imports.ts';

const house = 'cli/content-lint';

/** Which rooms each room may import, types included: every arrow leads to a room that comes before it. */
const rooms: Record<string, string[]> = {
  language: [],
  messages: ['language'],
  formats: ['messages'],
  project: ['language', 'messages', 'formats'],
  'code-usage': ['language', 'messages', 'project'],
  rules: ['language', 'messages', 'project', 'code-usage'],
  engine: ['language', 'messages', 'project', 'code-usage', 'rules'],
  exchange: ['project', 'engine'],
  reports: ['project', 'rules'],
  lsp: ['messages', 'project', 'code-usage', 'engine', 'reports'],
  commands: ['language', 'messages', 'project', 'code-usage', 'rules', 'engine', 'exchange', 'reports', 'lsp'],
};

/** The shapes that rooms share lie right below the house, and so does its entry. */
const isShape = (path: string) => path.startsWith(`${house}/`) && roomOf(path, house).endsWith('.ts');

/** What others may import of the package. */
const entry = `${house}/api.ts`;

const all = importsBelow(house);
const imports = all.filter(({ isPackage }) => !isPackage);

test.each(Object.entries(rooms))('content-lint/%s imports only rooms before it', (room, before) => {
  expect(before.filter((other) => Object.keys(rooms).indexOf(other) >= Object.keys(rooms).indexOf(room))).toEqual([]);
  const own = imports.filter(({ from }) => roomOf(from, house) === room);
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter(({ to }) => !isShape(to) && ![room, ...before].includes(roomOf(to, house))).map(described)).toEqual(
    [],
  );
});

test('every folder of content-lint has a row', () => {
  expect(roomsIn(house)).toEqual(Object.keys(rooms).sort());
});

test('shapes import rooms for their types alone; nothing inside imports the public entry', () => {
  const upwards = imports.filter(({ from, to }) => isShape(from) && !isShape(to) && from !== entry);
  expect(upwards.filter(({ isTypeOnly }) => !isTypeOnly).map(described)).toEqual([]);
  expect(imports.filter(({ to }) => to === entry).map(described)).toEqual([]);
});

test('content-lint is a package: it imports by relative paths, and nothing outside of its folder', () => {
  expect(imports.filter(({ specifier }) => !specifier.startsWith('.')).map(described)).toEqual([]);
  expect(imports.filter(({ to }) => !to.startsWith(`${house}/`)).map(described)).toEqual([]);
});

test('what content-lint imports of other packages are dependencies of its own', () => {
  const { dependencies } = JSON.parse(readFileSync(`${house}/package.json`, 'utf8'));
  const packages = all
    .filter(({ isPackage, to }) => isPackage && !to.startsWith('node:'))
    .map(({ to }) => packageOf(to));
  expect(new Set(packages)).toEqual(new Set(Object.keys(dependencies)));
});

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function described({ from, specifier }: Import): string {
  return `${from} imports ${specifier}`;
}
