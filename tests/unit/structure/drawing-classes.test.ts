import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createGenerator } from 'unocss';
import { expect, test } from 'vitest';
import unoConfig from '#src/styles/uno.config.ts';

/*
 * The rules of a drawing win from those of the site only where both set the same property: a class that the site knows too
 * brings the rest of its own rules along, such as a margin or a colour that nobody meant.
 */

const root = resolve(import.meta.dirname, '../../..');
const drawings = 'src/sections/drawings/';

const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => `src/${name}`);
const isDrawing = (file: string) => file.startsWith(drawings) && file.slice(drawings.length).includes('/');
const drawingFiles = files.filter(isDrawing);
const elsewhere = new Map(
  files
    // The fills of a flag's colours are there for drawings to use.
    .filter((file) => !file.startsWith(drawings) && file !== 'src/ui/flag.css')
    .flatMap((file) => [...classesIn(file)].map((name) => [name, file] as const)),
);
const shared = new Set(
  files.filter((file) => file.startsWith(drawings) && !isDrawing(file)).flatMap((file) => [...classesIn(file)]),
);

/** The classes that a style sheet names. */
function classesIn(file: string): Set<string> {
  const css = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*.*?\*\/|"[^"]*"|^@import.*?;/gms, '');
  return new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));
}

test('no class of a drawing is a class of another part of the site', () => {
  expect(elsewhere.get('masthead')).toBe('src/shell/header.css');
  expect(drawingFiles.length).toBeGreaterThan(40);
  const clashes = drawingFiles.flatMap((file) =>
    [...classesIn(file)]
      .filter((name) => !shared.has(name) && elsewhere.has(name))
      .map((name) => `${file}: .${name} is also in ${elsewhere.get(name)}`),
  );
  expect(clashes).toEqual([]);
});

test('no class of a drawing is a utility', async () => {
  const uno = await createGenerator(unoConfig);
  const utilities = async (names: Iterable<string>) => [
    ...(await uno.generate(new Set(names), { preflights: false, safelist: false })).matched,
  ];
  expect(await utilities(['grid', 'hop'])).toEqual(['grid']);
  const clashes = await Promise.all(
    drawingFiles.map(async (file) => (await utilities(classesIn(file))).map((name) => `${file}: .${name}`)),
  );
  expect(clashes.flat()).toEqual([]);
});
