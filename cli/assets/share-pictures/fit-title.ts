/** By how much the size of the type is lowered from one try to the next, in pixels. */
const sizeStep = 2;

/** The room a title has, in pixels. */
export interface TitleBox {
  width: number;
  height: number;
  /** The distance between base lines, divided by the size of the type. */
  lineHeight: number;
  linesAtMost: number;
  /** Sizes of type in pixels, between which the largest that fits is searched. */
  largest: number;
  smallest: number;
}

/** A title set in a size at which all of its lines fit. */
export interface FittedTitle {
  size: number;
  lines: string[];
}

/** Gives the width of a text in ems. */
export type Measure = (text: string) => number;

/**
 * Sets a title as large as its box allows, in lines of about the same length. A word may be broken only where it has a
 * hyphen or a slash with a letter behind it. Throws if even the smallest size does not fit.
 */
export function fitTitle(title: string, box: TitleBox, measure: Measure): FittedTitle {
  const pieces = piecesOf(title);
  for (let size = box.largest; size >= box.smallest; size -= sizeStep) {
    const room = box.width / size;
    const lines = wrap(pieces, room, measure);
    const fits =
      lines.length <= box.linesAtMost &&
      lines.length * size * box.lineHeight <= box.height &&
      lines.every((line) => measure(line) <= room);
    if (fits) return { size, lines: balance(pieces, lines.length, room, measure) };
  }
  throw new Error(`‘${title}’ does not fit ${box.width} × ${box.height} px at ${box.smallest} px; shorten the title`);
}

/** The pieces of a title between which a line may end: `e-mail 24/7` gives `e-`, `mail ` with its space, and `24/7`. */
function piecesOf(title: string): string[] {
  return title.split(/(?<= )|(?<=[-/])(?=\p{L})/u);
}

/** Fills line after line. A piece wider than a line gets a line to itself. */
function wrap(pieces: readonly string[], room: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const lastLine = lines.at(-1);
    if (lastLine !== undefined && measure((lastLine + piece).trimEnd()) <= room)
      lines[lines.length - 1] = lastLine + piece;
    else lines.push(piece);
  }
  return lines.map((line) => line.trimEnd());
}

/**
 * Breaks the same pieces into the same number of lines of even length: the sum of the squares of the unused room at the
 * end of each line is the smallest.
 */
function balance(pieces: readonly string[], count: number, room: number, measure: Measure): string[] {
  const line = (from: number, to: number) => {
    const content = pieces.slice(from, to).join('').trimEnd();
    const unused = room - measure(content);
    return { cost: unused < 0 ? Number.POSITIVE_INFINITY : unused ** 2, lines: [content] };
  };
  const best = (from: number, linesLeft: number): { cost: number; lines: string[] } => {
    if (linesLeft === 1) return line(from, pieces.length);
    let cheapest = { cost: Number.POSITIVE_INFINITY, lines: [] as string[] };
    // Each of the other lines needs at least one piece.
    for (let to = from + 1; to <= pieces.length - linesLeft + 1; to++) {
      const first = line(from, to);
      if (first.cost === Number.POSITIVE_INFINITY) break; // With more pieces it would be too wide as well.
      const rest = best(to, linesLeft - 1);
      if (first.cost + rest.cost < cheapest.cost)
        cheapest = { cost: first.cost + rest.cost, lines: [...first.lines, ...rest.lines] };
    }
    return cheapest;
  };
  return best(0, count).lines;
}
