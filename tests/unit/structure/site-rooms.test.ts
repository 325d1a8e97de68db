import { expect, test } from 'vitest';
import { type Import, importsBelow, roomOf, roomsIn } from './imports.ts';

interface Room {
  /** Rooms whose values and types it may import. */
  imports: string[];
  /** Rooms of which it may import types alone: types cost nothing and flow with the data. */
  types?: string[];
  packages: RegExp;
}

/** The table of the architecture: what each room of `src` may import beside its own files. */
const rooms: Record<string, Room> = {
  domain: { imports: [], packages: /^valibot$/ },
  content: { imports: ['domain'], packages: /^(node:.*|yaml|valibot|image-size)$/ },
  i18n: { imports: ['domain'], packages: /^@formatjs\/intl$/ },
  views: { imports: ['content', 'i18n', 'domain'], packages: /^$/ },
  ui: { imports: ['domain'], packages: /^(react|@iconify-json\/lucide\/icons\.json)$/ },
  islands: { imports: ['ui', 'domain'], packages: /^(react|react-dom|react-dom\/client|react-intl|valibot)$/ },
  sections: { imports: ['ui', 'islands', 'shell', 'domain'], types: ['views'], packages: /^react$/ },
  shell: { imports: ['ui', 'islands', 'domain'], types: ['views'], packages: /^react$/ },
  templates: { imports: ['views', 'shell', 'sections', 'ui', 'domain'], packages: /^react$/ },
  pages: { imports: ['templates', 'shell', 'styles'], packages: /^virtual:uno\.css$/ },
  enhance: { imports: ['domain', 'islands'], packages: /^(react|react-dom\/client)$/ },
  ssg: {
    imports: ['domain', 'views', 'i18n', 'content'],
    packages: /^(node:.*|lightningcss|postcss|purgecss|valibot|waku\/minimal\/client)$/,
  },
  worker: { imports: ['domain'], packages: /^valibot$/ },
  styles: { imports: ['domain'], packages: /^(node:.*|unocss|yaml)$/ },
};

/** Packages of which only types are imported anywhere: they are gone when the code runs. */
const typePackages = /^(react|unocss|vite|schema-dts|waku\/router(\/server)?)$/;

test.each(Object.entries(rooms))('src/%s imports what its row of the table allows', (name, room) => {
  const imports = importsBelow(`src/${name}`);
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter((one) => !isAllowed(one, name, room)).map(described)).toEqual([]);
});

test('every folder of src has a row', () => {
  expect(roomsIn('src')).toEqual(Object.keys(rooms).sort());
});

test('the site imports no program', () => {
  expect(
    importsBelow('src')
      .filter(({ to }) => to.startsWith('cli/'))
      .map(described),
  ).toEqual([]);
});

test('nobody imports the server entry', () => {
  const imports = [...importsBelow('src'), ...importsBelow('cli')];
  expect(imports.filter(({ to }) => to.includes('waku.server')).map(described)).toEqual([]);
});

function isAllowed({ to, isPackage, isTypeOnly }: Import, name: string, room: Room): boolean {
  if (isPackage) return room.packages.test(to) || (isTypeOnly && typePackages.test(to));
  const target = roomOf(to, 'src');
  return target === name || room.imports.includes(target) || (isTypeOnly && (room.types?.includes(target) ?? false));
}

function described({ from, specifier }: Import): string {
  return `${from} imports ${specifier}`;
}
