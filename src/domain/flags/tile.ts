/**
 * The signal flags are made of tiles: a tile is a 4 × 4 square with one figure on a background. Figures are defined
 * once, upright; the other three rotations are calculated, so the page needs no `transform`.
 */

/** The colours of a tile: `a` and `b` are the two of the category, `p` is paper. */
export type Ink = 'a' | 'b' | 'p';

/** By how many quarters a figure is turned, clockwise. */
export type Rotation = 0 | 1 | 2 | 3;

export interface Tile {
  figure: FigureName;
  rotation: Rotation;
  /** The colour of the background. */
  ground: Ink;
  /** The colour of the figure. */
  ink: Ink;
}

/** A command of SVG path data with its end point `x, y`. An arc, `A`, has its radius and direction before that. */
type Segment = ['M' | 'L', number, number] | ['A', number, 0 | 1, number, number] | ['Z'];

/** A hole has its corners in the other direction, so that SVG leaves it out of the square around it. */
const square = (x: number, y: number, size: number, hole = false): Segment[] => {
  const corners: [number, number][] = [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ];
  if (hole) corners.reverse();
  return [...corners.map(([px, py], index): Segment => [index === 0 ? 'M' : 'L', px, py]), ['Z']];
};

const box = (x: number, y: number, width: number, height: number): Segment[] => [
  ['M', x, y],
  ['L', x + width, y],
  ['L', x + width, y + height],
  ['L', x, y + height],
  ['Z'],
];

const polygon = (...points: [number, number][]): Segment[] => [
  ...points.map(([x, y], index): Segment => [index === 0 ? 'M' : 'L', x, y]),
  ['Z'],
];

const figures = {
  quarter: [['M', 0, 0], ['L', 4, 0], ['A', 4, 1, 0, 4], ['Z']],
  diagonal: polygon([0, 0], [4, 4], [0, 4]),
  disc: [['M', 2, 0.75], ['A', 1.25, 1, 2, 3.25], ['A', 1.25, 1, 2, 0.75], ['Z']],
  bars: [...box(0, 0, 4, 1), ...box(0, 2, 4, 1)],
  cross: [...box(1.5, 0, 1, 1.5), ...box(0, 1.5, 4, 1), ...box(1.5, 2.5, 1, 1.5)],
  quartered: [...square(0, 0, 2), ...square(2, 2, 2)],
  saltire: [...polygon([0, 0], [2, 2], [0, 4]), ...polygon([4, 0], [4, 4], [2, 2])],
  frame: [...square(0, 0, 4), ...square(1, 1, 2, true)],
  leaf: [['M', 0, 0], ['L', 2, 0], ['A', 2, 1, 4, 2], ['L', 4, 4], ['L', 2, 4], ['A', 2, 1, 0, 2], ['Z']],
  arch: [['M', 0, 4], ['L', 0, 2], ['A', 2, 1, 4, 2], ['L', 4, 4], ['Z']],
  block: square(1, 1, 2),
} as const satisfies Record<string, readonly Segment[]>;

export type FigureName = keyof typeof figures;
export const figureNames = Object.keys(figures) as FigureName[];

/** How many rotations of a figure look different. */
export const rotationCounts: Record<FigureName, 1 | 2 | 4> = {
  quarter: 4,
  diagonal: 4,
  disc: 1,
  bars: 4,
  cross: 1,
  quartered: 2,
  saltire: 2,
  frame: 1,
  leaf: 2,
  arch: 4,
  block: 1,
};

/**
 * SVG path data of a figure on a 4 × 4 square, turned clockwise by quarters and moved right by `left` units. All its
 * points but the first are relative, so that a figure has the same path in every place, and a page full of flags
 * compresses well.
 *
 * @example figurePath('block', 0, 4) // 'M5 1h2v2h-2z'
 */
export function figurePath(figure: FigureName, rotation: Rotation, left = 0): string {
  let path = '';
  // From here, the first point is `left` units further to the right.
  let at: [number, number] = [-left, 0];
  let start = at;
  for (const segment of figures[figure] as readonly Segment[]) {
    if (segment[0] === 'Z') {
      path += 'z';
      at = start;
      continue;
    }
    const [x, y] = turn(segment.at(-2) as number, segment.at(-1) as number, rotation);
    const [right, down] = [short(x - at[0]), short(y - at[1])];
    if (segment[0] === 'M') {
      path += (path ? 'm' : 'M') + pair(right, down);
      start = [x, y];
    } else if (segment[0] === 'A') path += `a${segment[1]} ${segment[1]} 0 0 ${segment[2]} ${pair(right, down)}`;
    else if (down === '0') path += `h${right}`;
    else if (right === '0') path += `v${down}`;
    else path += `l${pair(right, down)}`;
    at = [x, y];
  }
  return path;
}

/** Writes a number for path data: without a zero that begins it, so `.5` and `10.5`. */
const short = (number: number): string => String(number).replace(/^(-?)0\./, '$1.');
/** Writes two numbers: a minus separates them by itself, so `2-1`, else a space, so `2 1`. */
const pair = (x: string, y: string): string => `${x}${y.startsWith('-') ? '' : ' '}${y}`;

/** Turns a point of the 4 × 4 square clockwise by quarters. */
function turn(x: number, y: number, rotation: Rotation): [number, number] {
  if (rotation === 1) return [4 - y, x];
  if (rotation === 2) return [4 - x, 4 - y];
  if (rotation === 3) return [y, 4 - x];
  return [x, y];
}
