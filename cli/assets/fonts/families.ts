/** A typeface of the site: where it comes from, and what of it is shipped. */
export interface FontFamily {
  /** Its name in the styles. */
  family: string;
  /** The name of the package that brings it, and the start of the name of its file there. */
  source: 'familjen-grotesk' | 'instrument-sans';
  /** The name of its file under `src/styles/fonts`: short, because every page names it twice. */
  name: 'familjen' | 'instrument';
  /** The weights that the site uses, a range or a single one: the rest of the axis is cut away. */
  weights: number | { min: number; max: number };
  /** The weights that the styles set. For each, a local font is scaled to the same width, as a fallback. */
  fallbackWeights: readonly number[];
  /** The OpenType features that the shipped file keeps: those that the site uses and that are worth their bytes. */
  features: readonly string[];
}

/**
 * The two typefaces of the visual direction. Headings have one weight: an axis for it would weigh 5 kB more on every first
 * visit.
 */
export const fontFamilies: readonly FontFamily[] = [
  {
    family: 'Familjen',
    source: 'familjen-grotesk',
    name: 'familjen',
    weights: 600,
    fallbackWeights: [600],
    features: ['kern', 'liga', 'tnum'],
  },
  {
    family: 'Instrument',
    source: 'instrument-sans',
    name: 'instrument',
    weights: { min: 400, max: 600 },
    fallbackWeights: [400, 600],
    // Its kerning weighs as much as its letters and changes widths by 0.7 %, which is invisible at the size of text.
    features: ['liga', 'tnum'],
  },
];
