import { type CategoryKey, categoryTable } from '#src/domain/category.ts';
import { categoryFlags } from '#src/domain/flags/category-flag.ts';
import { draw } from '#src/domain/flags/draw.ts';
import { signalTiles } from '#src/domain/flags/signal-tiles.ts';
import { figureNames, type Rotation, rotationCounts, type Tile } from '#src/domain/flags/tile.ts';
import { categoryColours, tokens } from '#src/domain/palette.ts';
import type { Service } from '#src/domain/service.ts';

/** The colour behind the tiles, the same in both schemes. */
const [paper] = tokens.flagpaper;
const style = `body{font:16px sans-serif;margin:2rem;background:#ddd}div{display:flex;flex-wrap:wrap;gap:1rem}
figure{margin:0}svg{display:block}`;

/** An HTML page with every flag, figure and signal, to look at while drawing them. */
export function flagSheet(services: readonly Pick<Service, 'id' | 'category'>[]): string {
  const rows = [row('Categories', flags()), row('Figures', figures()), row('Services', signals(services))];
  return `<!doctype html><meta charset="utf-8"><title>Flags</title><style>${style}</style>${rows.join('')}`;
}

function flags(): string[] {
  return Object.values(categoryTable).map(({ key }) => figure(picture([categoryFlags[key]], key, 160), key));
}

function figures(): string[] {
  return figureNames.map((name) => {
    const turns = Array.from({ length: rotationCounts[name] }, (_, rotation) => rotation as Rotation);
    const tiles = turns.map((rotation): Tile => ({ figure: name, rotation, ground: 'b', ink: 'a' }));
    // Any category would do: a figure is shown for its shape.
    return figure(picture(tiles, 'development', 64), name);
  });
}

function signals(services: readonly Pick<Service, 'id' | 'category'>[]): string[] {
  return services.map(({ id, category }) => figure(picture(signalTiles(id), categoryTable[category].key, 48), id));
}

/** A row of tiles as SVG in a category's colours, `height` pixels high. */
function picture(tiles: readonly Tile[], key: CategoryKey, height: number): string {
  const { width, layers } = draw(tiles);
  const { a, b } = categoryColours[key];
  // The colour for each `Ink`: two of the category, and paper.
  const colourOf = { a, b, p: paper };
  const paths = layers.map(({ ink, path }) => `<path fill="${colourOf[ink]}" d="${path}"/>`).join('');
  // A tile is four units high.
  return `<svg viewBox="0 0 ${width} 4" height="${height}" style="background:${paper}">${paths}</svg>`;
}

const figure = (svg: string, caption: string): string => `<figure>${svg}<figcaption>${caption}</figcaption></figure>`;

const row = (title: string, parts: readonly string[]): string => `<h2>${title}</h2><div>${parts.join('')}</div>`;
