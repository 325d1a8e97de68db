/** A typeface of the site: where it comes from, what of it is shipped, and what it stands in for. */
export interface FontFamily {
  /** Its name in the styles. */
  family: string;
  /** The package that brings it, and the name of its file there and under `public/fonts`. */
  name: 'familjen-grotesk' | 'instrument-sans';
  /** The weights that the site sets, or the only one: the rest of the axis is cut away. */
  weights: number | { min: number; max: number };
  /** OpenType features of the shipped file: what the site sets, where it is worth its bytes. */
  features: readonly string[];
  /** What kerning leaves of the width of Dutch text, over that of a local font with its own: measured in Chromium. */
  kerning: number;
  /** Which weights each fallback face stands in for, and at which weight the widths are matched. */
  fallbacks: readonly { weights: string; matchedAt: number; cut: 'regular' | 'bold' }[];
}

/**
 * The two typefaces of the visual direction. Headings have one weight: an axis for it would weigh 5 kB more on every first
 * visit, and its fallback is bold alone.
 */
export const fontFamilies: readonly FontFamily[] = [
  {
    family: 'Familjen',
    name: 'familjen-grotesk',
    weights: 600,
    features: ['kern', 'liga', 'tnum'],
    kerning: 0.9967,
    fallbacks: [{ weights: '600', matchedAt: 600, cut: 'bold' }],
  },
  {
    family: 'Instrument',
    name: 'instrument-sans',
    weights: { min: 400, max: 600 },
    // Its kerning weighs as much as its letters, for 0.7 % of width that nobody sees at the size of text.
    features: ['liga', 'tnum'],
    kerning: 1.0007,
    fallbacks: [
      { weights: '400 500', matchedAt: 400, cut: 'regular' },
      { weights: '600', matchedAt: 600, cut: 'bold' },
    ],
  },
];
