import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { drawingImports } from '#src/styles/drawing-imports.ts';

const root = resolve(import.meta.dirname, '../../..');
const site = 'src/styles/site.css';
const drawingsPath = 'src/styles/generated/drawings.css';

/** Every CSS file of the site, from the project's root. */
const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => `src/${name}`);

/** What a stylesheet imports, by file, with its layer. */
const importsOf = (text: string, folder: string) =>
  [...text.matchAll(/^@import "([^"]+)" layer\(([\w.-]+)\);$/gm)].map(([, path = '', layer = '']) => ({
    file: relative(root, resolve(root, folder, path)),
    layer,
  }));
const sheet = readFileSync(join(root, site), 'utf8');
const imports = [...importsOf(sheet, dirname(site)), ...importsOf(drawingImports(), 'src/styles/generated')];

test('the stylesheet imports every CSS file once, into one of its layers', () => {
  expect(imports.length).toBeGreaterThan(30);
  expect(imports.map(({ file }) => file).sort()).toEqual(
    files.filter((file) => file !== site && file !== drawingsPath).sort(),
  );
  const [, list = ''] = /^@layer ([^;]+);/m.exec(sheet) ?? [];
  const layers = list.split(', ');
  for (const { file, layer } of imports) expect(layers, file).toContain(layer.split('.')[0]);
});

test('styles stand beside the component that they style', () => {
  const beside = files.filter((file) => !file.startsWith('src/styles/'));
  // What no component draws alone: the buttons and panels of all menus, and what a script opens.
  const shared = ['src/shell/menu.css', 'src/shell/chat.css'];
  const alone = beside.filter((file) => !existsSync(join(root, file.replace(/\.css$/, '.tsx'))));
  expect(alone.sort()).toEqual(shared.sort());
});

test('what moves out of sight stays visible while it moves', () => {
  const texts = files.map((file) => ({ file, css: readFileSync(join(root, file), 'utf8') }));
  const moving = texts.filter(({ css }) => /visibility: hidden;\s+transform: translate/.test(css));
  expect(moving.length).toBeGreaterThan(0);
  for (const { file, css } of moving) expect(css, file).toMatch(/transition:[^;]*\bvisibility /);
});
