import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const site = 'src/styles/site.css';

/** Every CSS file of the site, from the project's root. */
const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => `src/${name}`);

/** What the stylesheet of the site imports, by file, with its layer. */
const imports = [...readFileSync(join(root, site), 'utf8').matchAll(/^@import "([^"]+)" layer\(([\w.-]+)\);$/gm)].map(
  ([, path = '', layer = '']) => ({ file: relative(root, resolve(root, dirname(site), path)), layer }),
);

test('the stylesheet imports every CSS file once, into one of its layers', () => {
  expect(imports.length).toBeGreaterThan(30);
  expect(imports.map(({ file }) => file).sort()).toEqual(files.filter((file) => file !== site).sort());
  const [, list = ''] = /^@layer ([^;]+);/m.exec(readFileSync(join(root, site), 'utf8')) ?? [];
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
