import { figurePath, type Ink, type Tile } from '#src/domain/flags/tile.ts';

/** The two colours of a category or a client, which a `Tile` calls `a` and `b`; its third, `p`, is paper. */
export interface TileColours {
  a: string;
  b: string;
}

/** A tile at its place, in pixels. */
export interface PlacedTile {
  tile: Tile;
  colours: TileColours;
  x: number;
  y: number;
  size: number;
}

/** The SVG of tiles at their places. */
export function tilesSvg(tiles: readonly PlacedTile[], paper: string): string {
  return tiles
    .map(({ tile, colours, x, y, size }) => {
      const colour = (ink: Ink) => (ink === 'p' ? paper : colours[ink]);
      // A ground has no soft edge, so no seam shows between two neighbours of one colour.
      const ground = `<rect x="${x}" y="${y}" width="${size}" height="${size}" fill="${colour(tile.ground)}" shape-rendering="crispEdges"/>`;
      const path = figurePath(tile.figure, tile.rotation); // on a square of 4 by 4
      return `${ground}<path transform="translate(${x} ${y}) scale(${size / 4})" fill="${colour(tile.ink)}" d="${path}"/>`;
    })
    .join('');
}
