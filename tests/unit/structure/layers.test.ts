import { readdirSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** Which folders of `src` a layer may import, and which packages. The table of the architecture, held by this test. */
const layers: Record<string, { layers: string[]; packages: RegExp }> = {
  domain: { layers: ['domain'], packages: /^(valibot|waku\/router)$/ },
  checker: {
    layers: ['checker', 'domain'],
    packages:
      /^(@formatjs\/icu-messageformat-parser(\/.*)?|@formatjs\/intl|intl-messageformat|oxc-parser|jsonc-parser|yaml|valibot)$/,
  },
  content: { layers: ['content', 'checker', 'domain'], packages: /^(node:.*|yaml|jsonc-parser|valibot)$/ },
  i18n: { layers: ['i18n', 'domain'], packages: /^@formatjs\/(intl|icu-messageformat-parser)$/ },
  views: { layers: ['views', 'content', 'i18n', 'domain'], packages: /^$/ },
  ui: { layers: ['ui', 'domain'], packages: /^(react|@iconify-json\/lucide\/icons\.json)$/ },
  islands: {
    layers: ['islands', 'ui', 'domain'],
    packages: /^(react|react-dom|react-dom\/client|react-intl|valibot)$/,
  },
  sections: { layers: ['sections', 'shell', 'ui', 'islands', 'styles', 'domain', 'views'], packages: /^react$/ },
  shell: { layers: ['shell', 'ui', 'islands', 'styles', 'domain', 'views'], packages: /^react$/ },
  templates: { layers: ['templates', 'views', 'shell', 'sections', 'ui', 'islands', 'domain'], packages: /^react$/ },
  pages: { layers: ['templates', 'shell'], packages: /^(react|waku\/router|virtual:uno\.css)$/ },
  enhance: { layers: ['enhance', 'domain', 'islands'], packages: /^(react|react-dom\/client)$/ },
  build: {
    layers: ['build', 'domain', 'views', 'i18n', 'content', 'styles', 'checker'],
    packages: /^(node:.*|@unocss\/core|lightningcss|sharp|satori|subset-font|html-validate|schema-dts|valibot|yaml)$/,
  },
  worker: { layers: ['worker', 'domain'], packages: /^(cloudflare:.*|valibot)$/ },
  styles: { layers: ['styles'], packages: /^(node:.*|unocss|@unocss\/.*)$/ },
};

interface Import {
  file: string;
  layer: string;
  target: string;
  typeOnly: boolean;
}

function importsOf(layer: string): Import[] {
  const folder = resolve(root, 'src', layer);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  return files.flatMap((name) => {
    const file = resolve(folder, name);
    const text = readFileSync(file, 'utf8').replace(/^\s*(\/\/|\*|\/\*\*).*$/gm, '');
    const lines = text.matchAll(/^(?:import|export)\s+(type\s+)?(?:[^;'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm);
    const dynamic = text.matchAll(/import\(\s*['"]([^'"]+)['"]\s*\)/g);
    return [
      ...[...lines].map(([, type, target = '']) => ({ file, layer, target, typeOnly: Boolean(type) })),
      ...[...dynamic].map(([, target = '']) => ({ file, layer, target, typeOnly: false })),
    ];
  });
}

/** The layer an import leads to, or undefined for a package. */
function layerOf({ file, target }: Import): string | undefined {
  if (target.startsWith('#src/')) return target.split('/')[1];
  if (target.startsWith('.')) return relative(resolve(root, 'src'), resolve(dirname(file), target)).split('/')[0];
  return undefined;
}

test.each(Object.keys(layers))('src/%s imports only what its row of the table allows', (layer) => {
  const row = layers[layer];
  const imports = importsOf(layer);
  expect(imports.length).toBeGreaterThan(0);
  const wrong = imports.filter((one) => {
    const to = layerOf(one);
    if (to === undefined)
      return !(row?.packages.test(one.target) || (one.typeOnly && /^(react|unocss|vite|schema-dts)$/.test(one.target)));
    // Types cost nothing and flow with the data: sections take the views' types, never their functions.
    if ((layer === 'sections' || layer === 'shell') && to === 'views') return !one.typeOnly;
    return !row?.layers.includes(to);
  });
  expect(wrong.map((one) => `${relative(root, one.file)} imports ${one.target}`)).toEqual([]);
});

test('every folder of src has a row', () => {
  const folders = readdirSync(resolve(root, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map((entry) => entry.name).filter((name) => !layers[name])).toEqual([]);
});

test('`use client` is the first line of every island component and of no file elsewhere', () => {
  for (const layer of Object.keys(layers)) {
    for (const name of readdirSync(resolve(root, 'src', layer), { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.tsx')) continue;
      const text = readFileSync(resolve(root, 'src', layer, name), 'utf8');
      expect(text.startsWith("'use client'"), `src/${layer}/${name}`).toBe(layer === 'islands');
    }
  }
});

test('nobody imports the server entry, and there is no barrel file', () => {
  const all = Object.keys(layers).flatMap(importsOf);
  expect(all.filter((one) => one.target.includes('waku.server'))).toEqual([]);
  for (const layer of Object.keys(layers).filter((name) => name !== 'pages' && name !== 'worker')) {
    const files = readdirSync(resolve(root, 'src', layer), { recursive: true, encoding: 'utf8' });
    expect(
      files.filter((file) => /(^|\/)index\.tsx?$/.test(file)),
      layer,
    ).toEqual([]);
  }
});
