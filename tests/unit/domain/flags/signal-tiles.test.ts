import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { draw } from '#src/domain/flags/draw.ts';
import { signalTiles } from '#src/domain/flags/signal-tiles.ts';
import { figureNames, figurePath, rotationCounts } from '#src/domain/flags/tile.ts';

const ids = readdirSync(new URL('../../../../content/services/', import.meta.url)).map((file) =>
  file.replace('.yaml', ''),
);

test('every service has a signal of its own, the same each time', () => {
  const drawings = ids.map((id) => JSON.stringify(draw(signalTiles(id))));
  expect(new Set(drawings).size).toBe(ids.length);
  expect(drawings).toEqual(ids.map((id) => JSON.stringify(draw(signalTiles(id)))));
});

test('a signal has four to six tiles, both colours, and no tile in one colour', () => {
  for (const id of ids) {
    const tiles = signalTiles(id);
    expect(tiles.length, id).toBeGreaterThanOrEqual(4);
    expect(tiles.length, id).toBeLessThanOrEqual(6);
    const inks = new Set(tiles.flatMap((tile) => [tile.ground, tile.ink]));
    expect(inks.has('a') && inks.has('b'), id).toBe(true);
    for (const tile of tiles) expect(tile.ground, id).not.toBe(tile.ink);
  }
});

test('every figure stays inside its square, in all its rotations', () => {
  for (const figure of figureNames) {
    for (const rotation of [0, 1, 2, 3] as const) {
      const points = cornersOf(figurePath(figure, rotation));
      expect(points.length).toBeGreaterThan(2);
      for (const number of points.flat())
        expect(number >= 0 && number <= 4, `${figure} ${rotation}: ${points.join(' ')}`).toBe(true);
    }
  }
});

test('a figure that is moved to the right begins that much further to the right, and is the same otherwise', () => {
  const parts = (path: string) => /^M(-?[\d.]+)(.*)$/.exec(path)?.slice(1) ?? [];
  for (const figure of figureNames) {
    for (const rotation of [0, 1, 2, 3] as const) {
      const [x, rest] = parts(figurePath(figure, rotation));
      for (const left of [4, 8, 16])
        expect(parts(figurePath(figure, rotation, left)), `${figure} ${rotation}`).toEqual([
          String(Number(x) + left),
          rest,
        ]);
    }
  }
});

test('the rotations that a figure counts look different', () => {
  for (const figure of figureNames) {
    const paths = Array.from({ length: rotationCounts[figure] }, (_, rotation) =>
      figurePath(figure, rotation as 0 | 1 | 2 | 3),
    );
    expect(new Set(paths).size).toBe(rotationCounts[figure]);
  }
});

test('a drawing is a few hundred bytes', () => {
  for (const id of ids) expect(JSON.stringify(draw(signalTiles(id))).length, id).toBeLessThan(1100);
});

/** The points that path data of relative commands goes through. */
function cornersOf(path: string): [number, number][] {
  const points: [number, number][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command = '', list = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = list.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    if (command === 'z') [x, y] = [startX, startY];
    else {
      x += command === 'v' ? 0 : (numbers.at(command === 'h' ? 0 : -2) ?? Number.NaN);
      y += command === 'h' ? 0 : (numbers.at(-1) ?? Number.NaN);
    }
    if (command.toLowerCase() === 'm') [startX, startY] = [x, y];
    points.push([x, y]);
  }
  return points;
}
