#!/usr/bin/env node
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadSite } from '#src/content/load-site.ts';
import { type CategoryKey, categoryTable } from '#src/domain/category.ts';
import { categoryFlags } from '#src/domain/flags/category-flag.ts';
import { draw } from '#src/domain/flags/draw.ts';
import { signal } from '#src/domain/flags/signal.ts';
import { figureNames, type Rotation, type Tile, turnsOf } from '#src/domain/flags/tile.ts';
import { categoryColours, tokens } from '#src/domain/palette.ts';

/** `npm run flags`: every flag, figure and signal on one page, for the eye during development. It is never shipped. */
const target = 'screens/flags.html';
const { site } = loadSite();

/** A row of tiles as SVG in a category's colours. */
function picture(tiles: readonly Tile[], key: CategoryKey, height: number): string {
  const { width, layers } = draw(tiles);
  const { a, b } = categoryColours[key];
  const [p] = tokens.flagpaper;
  const inks = { a, b, p };
  const paths = layers.map(({ ink, path }) => `<path fill="${inks[ink]}" d="${path}"/>`).join('');
  return `<svg viewBox="0 0 ${width} 4" height="${height}" style="background:${p}">${paths}</svg>`;
}

const keys = Object.values(categoryTable).map(({ key }) => key);
const flags = keys.map(
  (key) => `<figure>${picture([categoryFlags[key]], key, 160)}<figcaption>${key}</figcaption></figure>`,
);
const figures = figureNames.map((figure) => {
  const turns = Array.from({ length: turnsOf[figure] }, (_, rotation) => rotation as Rotation);
  const tiles = turns.map((rotation): Tile => ({ figure, rotation, ground: 'b', ink: 'a' }));
  return `<figure>${picture(tiles, 'development', 64)}<figcaption>${figure}</figcaption></figure>`;
});
const signals = site.services.map(
  ({ id, category }) =>
    `<figure>${picture(signal(id), categoryTable[category].key, 48)}<figcaption>${id}</figcaption></figure>`,
);
const row = (title: string, parts: string[]) => `<h2>${title}</h2><div>${parts.join('')}</div>`;
mkdirSync('screens', { recursive: true });
writeFileSync(
  target,
  `<!doctype html><meta charset="utf-8"><title>Flags</title><style>body{font:16px sans-serif;margin:2rem;background:#ddd}div{display:flex;flex-wrap:wrap;gap:1rem}figure{margin:0}svg{display:block}</style>${row('Categories', flags)}${row('Figures', figures)}${row('Services', signals)}`,
);
console.log(`flags: ${target}`);
