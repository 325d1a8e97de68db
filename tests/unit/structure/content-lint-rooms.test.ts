import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Import, importsBelow, roomOf, roomsIn } from './imports.ts';

const house = 'cli/content-lint';

/** Which rooms each room may import, types included: every arrow leads to a room that comes before it. */
const rooms: Record<string, string[]> = {
  core: [],
  formats: ['core'],
  'code-usage': ['core'],
  host: ['core', 'formats', 'code-usage'],
  reports: ['core', 'host'],
  lsp: ['core', 'formats', 'code-usage', 'host', 'reports'],
  commands: ['core', 'formats', 'code-usage', 'host', 'reports', 'lsp'],
};

/** The same inside the core. The shapes of a finding, a fix, a rule and a plugin lie right below it. */
const coreRooms: Record<string, string[]> = {
  language: [],
  messages: ['language'],
  project: ['language', 'messages'],
  requests: ['language', 'messages', 'project'],
  rules: ['language', 'messages', 'project', 'requests'],
  linter: ['language', 'messages', 'project', 'requests', 'rules'],
};

const houses: [house: string, rooms: Record<string, string[]>][] = [
  [house, rooms],
  [`${house}/core`, coreRooms],
];

/** What others may import of the package: for rules and configurations, and for programs that keep a project. */
const entries = [`${house}/api.ts`, `${house}/host.ts`];

const all = importsBelow(house);
const imports = all.filter(({ isPackage }) => !isPackage);

test.each(houses)('every room of %s imports only rooms before it', (folder, allowed) => {
  const names = Object.keys(allowed);
  for (const [room, before] of Object.entries(allowed)) {
    expect(before.filter((other) => names.indexOf(other) >= names.indexOf(room))).toEqual([]);
    const outgoing = imports.filter(({ from }) => from.startsWith(`${folder}/${room}/`));
    expect(outgoing.length).toBeGreaterThan(0);
    const isAllowed = (to: string) => isShape(to, folder) || [room, ...before].includes(roomOf(to, folder));
    expect(outgoing.filter(({ to }) => to.startsWith(`${folder}/`) && !isAllowed(to)).map(described)).toEqual([]);
  }
});

test.each(houses)('every folder of %s has a row', (folder, allowed) => {
  expect(roomsIn(folder)).toEqual(Object.keys(allowed).sort());
});

test('shapes of the core import its rooms for their types alone; nothing inside imports a public entry', () => {
  const core = `${house}/core`;
  const upwards = imports.filter(({ from, to }) => isShape(from, core) && !isShape(to, core));
  expect(upwards.filter(({ isTypeOnly }) => !isTypeOnly).map(described)).toEqual([]);
  expect(imports.filter(({ to }) => entries.includes(to)).map(described)).toEqual([]);
});

test('the core is texts in, findings out: it imports nothing of Node', () => {
  const ofNode = all.filter(({ from, to }) => from.startsWith(`${house}/core/`) && to.startsWith('node:'));
  expect(ofNode.map(described)).toEqual([]);
});

test('only the host and the faces touch files', () => {
  const touching = all.filter(({ to }) => to === 'node:fs' || to === 'node:fs/promises');
  const others = touching.filter(({ from }) => ['formats', 'code-usage'].includes(roomOf(from, house)));
  expect(others.map(described)).toEqual([]);
});

test('content-lint is a package: it imports by relative paths, and nothing outside of its folder', () => {
  expect(imports.filter(({ specifier }) => !specifier.startsWith('.')).map(described)).toEqual([]);
  expect(imports.filter(({ to }) => !to.startsWith(`${house}/`)).map(described)).toEqual([]);
});

test('every other program, the site and the configurations know content-lint by its public entries alone', () => {
  const others = [...importsBelow('cli'), ...importsBelow('src')].filter(({ from }) => !from.startsWith(`${house}/`));
  const inward = others.filter(({ to }) => to.startsWith(`${house}/`));
  expect(new Set(inward.map(({ to }) => to))).toEqual(new Set(entries));
});

test('the public entries are those of the package', () => {
  const { exports } = JSON.parse(readFileSync(`${house}/package.json`, 'utf8')) as { exports: Record<string, unknown> };
  const compiled = Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? [] : [entry]));
  const names = entries.map((entry) => entry.slice(house.length + 1, -'.ts'.length));
  expect(compiled).toEqual(names.map((name) => ({ types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` })));
});

test('what content-lint imports of other packages are dependencies of its own', () => {
  const { dependencies } = JSON.parse(readFileSync(`${house}/package.json`, 'utf8'));
  const packages = all
    .filter(({ isPackage, to }) => isPackage && !to.startsWith('node:'))
    .map(({ to }) => packageOf(to));
  expect(new Set(packages)).toEqual(new Set(Object.keys(dependencies)));
});

/** Whether a file lies right below a folder. */
function isShape(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`) && !path.slice(folder.length + 1).includes('/');
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function described({ from, specifier }: Import): string {
  return `${from} imports ${specifier}`;
}
