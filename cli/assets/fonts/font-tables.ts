/** What layout needs to know of a font, in its own units. */
export interface FontMetrics {
  unitsPerEm: number;
  /** How far a character moves the pen; that of the missing glyph for a character the font lacks. */
  advance: (character: string) => number;
  has: (character: string) => boolean;
}

/** Reads the metrics of a static TrueType or OpenType font from its tables. Throws when one of them is missing. */
export function fontMetrics(font: Buffer): FontMetrics {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const table = tableOffsets(font, view);
  const lastFullMetric = view.getUint16(table('hhea') + 34) - 1;
  const glyphOf = glyphLookup(view, table('cmap'));
  return {
    unitsPerEm: view.getUint16(table('head') + 18),
    advance: (character) => view.getUint16(table('hmtx') + Math.min(glyphOf(character), lastFullMetric) * 4),
    has: (character) => glyphOf(character) !== 0,
  };
}

function tableOffsets(font: Buffer, view: DataView): (tag: string) => number {
  const offsets = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index++) {
    const row = 12 + index * 16;
    offsets.set(font.toString('latin1', row, row + 4), view.getUint32(row + 8));
  }
  return (tag) => {
    const offset = offsets.get(tag);
    if (offset === undefined) throw new Error(`the font has no \`${tag}\` table; it must be TrueType or OpenType`);
    return offset;
  };
}

/** The glyph number of a character, 0 where there is none, from a `cmap` subtable of format 4. */
function glyphLookup(view: DataView, cmap: number): (character: string) => number {
  const starts = Array.from({ length: view.getUint16(cmap + 2) }, (_, i) => cmap + view.getUint32(cmap + 8 + i * 8));
  const start = starts.find((offset) => view.getUint16(offset) === 4);
  if (start === undefined) throw new Error('the font has no character map of format 4');
  const columns = view.getUint16(start + 6);
  const cell = (column: 'end' | 'first' | 'delta' | 'range', segment: number) => {
    const skip = { end: 14, first: 16 + columns, delta: 16 + columns * 2, range: 16 + columns * 3 }[column];
    return start + skip + segment * 2;
  };
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    for (let segment = 0; segment < columns / 2; segment++) {
      if (code > view.getUint16(cell('end', segment))) continue;
      const first = view.getUint16(cell('first', segment));
      if (code < first) return 0;
      const delta = view.getUint16(cell('delta', segment));
      const range = view.getUint16(cell('range', segment));
      if (range === 0) return (code + delta) & 0xffff;
      const glyph = view.getUint16(cell('range', segment) + range + (code - first) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
