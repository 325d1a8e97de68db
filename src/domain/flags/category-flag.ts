import type { CategoryKey } from '#src/domain/category.ts';
import type { Tile } from '#src/domain/flags/tile.ts';

/** The flag of each category: one tile, drawn in the category's own two colours. `rotation` counts quarter turns. */
export const categoryFlags: Record<CategoryKey, Tile> = {
  development: { figure: 'quartered', rotation: 0, ground: 'b', ink: 'a' },
  marketing: { figure: 'diagonal', rotation: 2, ground: 'b', ink: 'a' },
  ai: { figure: 'disc', rotation: 0, ground: 'b', ink: 'a' },
  business: { figure: 'bars', rotation: 0, ground: 'b', ink: 'a' },
  branding: { figure: 'leaf', rotation: 0, ground: 'b', ink: 'a' },
  print: { figure: 'block', rotation: 0, ground: 'a', ink: 'b' },
};
