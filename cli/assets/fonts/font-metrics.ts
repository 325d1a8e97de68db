import { create } from 'fontkitten';

/** What layout needs to know of a font, in its own units. */
export interface FontMetrics {
  unitsPerEm: number;
  /** The width of a character; the width of the missing glyph, if the font lacks the character. */
  advance: (character: string) => number;
  has: (character: string) => boolean;
}

/** Reads the metrics of a static font. Throws if the bytes are not those of a single font. */
export function fontMetrics(bytes: Buffer): FontMetrics {
  const font = create(bytes);
  if (font.isCollection) throw new Error('a collection of fonts was given; give one font');
  return {
    unitsPerEm: font.unitsPerEm,
    advance: (character) => font.glyphForCodePoint(codeOf(character)).advanceWidth,
    has: (character) => font.hasGlyphForCodePoint(codeOf(character)),
  };
}

function codeOf(character: string): number {
  // A character is never empty, so it always has a code point.
  return character.codePointAt(0) ?? 0;
}
