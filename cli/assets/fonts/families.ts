/** A typeface of the site: where it comes from, what of it is shipped, and what it stands in for. */
export interface FontFamily {
  /** Its name in the styles. */
  family: string;
  /** The package that brings it, and the name of its file there. */
  source: 'familjen-grotesk' | 'instrument-sans';
  /** The name of its file under `public/fonts`: short, because every page has it twice. */
  name: 'familjen' | 'instrument';
  /** The weights that the site sets, or the only one: the rest of the axis is cut away. */
  weights: number | { min: number; max: number };
  /** OpenType features of the shipped file: what the site sets, where it is worth its bytes. */
  features: readonly string[];
  /** Where a local font would be too wide to stand in as it is. */
  fallback?: {
    /** The weight it stands in for. */
    weight: number;
    cut: 'regular' | 'bold';
    /** What kerning leaves of the width of Dutch text, over that of a local font with its own: measured in Chromium. */
    kerning: number;
  };
}

/**
 * The two typefaces of the visual direction. Headings have one weight: an axis for it would weigh 5 kB more on every first
 * visit. For text, Arial and Roboto are within 3 % of the width as they are.
 */
export const fontFamilies: readonly FontFamily[] = [
  {
    family: 'Familjen',
    source: 'familjen-grotesk',
    name: 'familjen',
    weights: 600,
    features: ['kern', 'liga', 'tnum'],
    fallback: { weight: 600, cut: 'bold', kerning: 0.9967 },
  },
  {
    family: 'Instrument',
    source: 'instrument-sans',
    name: 'instrument',
    weights: { min: 400, max: 600 },
    // Its kerning weighs as much as its letters, for 0.7 % of width that nobody sees at the size of text.
    features: ['liga', 'tnum'],
  },
];
