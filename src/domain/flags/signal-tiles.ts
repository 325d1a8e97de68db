import { figureNames, type Ink, type Rotation, rotationCounts, type Tile } from '#src/domain/flags/tile.ts';

/**
 * The signal of a record: `length` tiles, else four to six, which follow from its id alone, so that every service has
 * its own artwork. Neighbouring tiles differ in figure; a tile's ground and figure always differ in colour.
 *
 * @example signalTiles('shopify').length // between 4 and 6
 */
export function signalTiles(id: string, length?: number): Tile[] {
  const next = sequence(id);
  const count = length ?? 4 + next(3);
  const tiles: Tile[] = [];
  while (tiles.length < count) {
    const figure = figureNames[next(figureNames.length)] as Tile['figure'];
    if (tiles.at(-1)?.figure === figure) continue;
    const rotation = (next(4) % rotationCounts[figure]) as Rotation;
    const [ground, ink] = pairs[next(pairs.length)] as readonly [Ink, Ink];
    tiles.push({ figure, rotation, ground, ink });
  }
  // A signal needs both colours of its category to be recognised as one of that category. The last ground gets
  // the missing colour: the figure on it has another one, because the missing colour is nowhere yet.
  const inks = new Set(tiles.flatMap((tile) => [tile.ground, tile.ink]));
  const missing = (['a', 'b'] as const).find((ink) => !inks.has(ink));
  const last = tiles.at(-1);
  if (missing && last) last.ground = missing;
  return tiles;
}

/** The colours of a ground and its figure. Colour `a` on paper is here twice, so it is drawn twice as often. */
const pairs: readonly (readonly [Ink, Ink])[] = [
  ['p', 'a'],
  ['a', 'b'],
  ['b', 'a'],
  ['p', 'a'],
  ['p', 'b'],
  ['a', 'p'],
];

/**
 * Gives a function for whole numbers from 0 up to, but not including, `below`. They follow from a text (FNV-1a, then
 * xorshift) and are the same on every machine.
 */
function sequence(text: string): (below: number) => number {
  let state = 2166136261;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}
