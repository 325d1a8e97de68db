import { figurePath, type Ink, type Tile } from '#src/domain/flags/tile.ts';

/** A row of tiles as SVG paths: one for each colour of the grounds, then one for each colour of the figures on them. */
export interface DrawnTiles {
  /** In grid units; a tile is four wide. */
  width: number;
  layers: { ink: Ink; path: string }[];
}

/**
 * Draws a row of tiles. Backgrounds of paper (`p`) are left out: the picture itself has that background.
 *
 * @example draw([{ figure: 'block', rotation: 0, ground: 'a', ink: 'b' }]).layers[1]?.path // 'M1 1h2v2h-2z'
 */
export function draw(tiles: readonly Tile[]): DrawnTiles {
  const grounds = { a: '', b: '', p: '' };
  const figures = { a: '', b: '', p: '' };
  tiles.forEach((tile, index) => {
    const left = index * 4;
    grounds[tile.ground] += `M${left} 0h4v4h-4z`;
    figures[tile.ink] += figurePath(tile.figure, tile.rotation, left);
  });
  const inks: Ink[] = ['a', 'b', 'p'];
  const layers = [
    ...inks.filter((ink) => ink !== 'p').map((ink) => ({ ink, path: grounds[ink] })),
    ...inks.map((ink) => ({ ink, path: figures[ink] })),
  ];
  return { width: tiles.length * 4, layers: layers.filter((layer) => layer.path) };
}
