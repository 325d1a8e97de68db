import type { CategoryKey } from '#src/domain/category.ts';
import type { Tile } from '#src/domain/flags/tile.ts';

/** The flag of each category: one tile, drawn in the category's own two colours. */
export const categoryFlags: Record<CategoryKey, Tile> = {
  development: { figure: 'quartered', rotation: 0, ground: 'b', ink: 'a' },
  marketing: { figure: 'diagonal', rotation: 2, ground: 'b', ink: 'a' },
  ai: { figure: 'disc', rotation: 0, ground: 'b', ink: 'a' },
  business: { figure: 'bars', rotation: 0, ground: 'b', ink: 'a' },
  branding: { figure: 'leaf', rotation: 0, ground: 'b', ink: 'a' },
  print: { figure: 'block', rotation: 0, ground: 'a', ink: 'b' },
};

/** Colours of each category's flag: ground and figure, as on the sketches; the page reads them from its tokens. */
export const flagColours: Record<CategoryKey, { a: string; b: string }> = {
  development: { a: '#1F4FD8', b: '#FFC53D' },
  marketing: { a: '#0F7A55', b: '#BFE8D2' },
  ai: { a: '#6D3BD1', b: '#FFB3A3' },
  business: { a: '#E0701A', b: '#101F2E' },
  branding: { a: '#C43218', b: '#F2A7C3' },
  print: { a: '#5C6670', b: '#FFC53D' },
};
