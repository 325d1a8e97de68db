import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import roboto from '@capsizecss/metrics/roboto';
import robotoBold from '@capsizecss/metrics/roboto/700';
import { fromBuffer } from '@capsizecss/unpack';
import { type FontFamily, fontFamilies } from './families.ts';
import { fixedCharacters } from './site-characters.ts';
import { staticFont } from './subset.ts';

/** A local font: one that visitors have installed already. */
interface LocalFont {
  /** The names it goes by, tried in this order. */
  names: readonly string[];
  metrics: Parameters<typeof createFontStack>[0][number];
}

/** A local font in its two styles: regular, and bold for weights from 600 on. */
type LocalFamily = Record<'regular' | 'bold', LocalFont>;

/**
 * In the order of the style sheet: a browser takes the last face of a name and weight that it can load. Arial is on
 * Windows, macOS and iOS. Liberation Sans has the metrics of Arial and is on Linux. Android has only Roboto, in one
 * file for all weights.
 */
const localFamilies: readonly LocalFamily[] = [
  {
    regular: { names: ['Roboto'], metrics: roboto },
    bold: { names: ['Roboto Bold', 'Roboto'], metrics: robotoBold },
  },
  {
    regular: { names: ['Arial', 'Liberation Sans'], metrics: arial },
    bold: { names: ['Arial Bold', 'Liberation Sans Bold'], metrics: arialBold },
  },
];

/** The text of `src/styles/font-fallbacks.css`: for each weight of a typeface, local fonts in its width and height. */
export async function fallbackCss(root: string): Promise<string> {
  const faces: string[] = [];
  for (const family of fontFamilies)
    for (const weight of family.fallbackWeights) {
      // Measured over the same characters every time, so that a new word on the site changes nothing here.
      const webMetrics = await fromBuffer(await staticFont(root, family, weight, fixedCharacters()));
      for (const localFamily of localFamilies)
        faces.push(fallbackFace(family, weight, webMetrics, localFamily[weight >= 600 ? 'bold' : 'regular']));
    }
  return ['/* Made by `npm run assets -- fonts` from the metrics of the fonts. Do not edit. */', ...faces, ''].join(
    '\n',
  );
}

function fallbackFace(family: FontFamily, weight: number, webMetrics: LocalFont['metrics'], local: LocalFont): string {
  const { fontFaces } = createFontStack([webMetrics, local.metrics], { fontFaceFormat: 'styleObject' });
  const face = fontFaces[0]?.['@font-face'];
  if (!face) throw new Error(`capsize gave no fallback for ${family.family}`);
  const properties = {
    'font-family': `${family.family}-fallback`,
    src: local.names.map((name) => `local("${name}")`).join(', '),
    'font-weight': weight,
    'ascent-override': rounded(face.ascentOverride),
    'descent-override': rounded(face.descentOverride),
    'line-gap-override': rounded(face.lineGapOverride),
    'size-adjust': rounded(face.sizeAdjust),
  };
  const lines = Object.entries(properties).flatMap(([name, value]) =>
    value === undefined ? [] : `  ${name}: ${value};`,
  );
  return ['', '@font-face {', ...lines, '}'].join('\n');
}

/**
 * Rounds to a tenth of a percent, which is a fiftieth of a pixel at the size of text. Undefined for a property that
 * capsize leaves out, because it is the same in both fonts.
 */
const rounded = (percentage: unknown): string | undefined =>
  percentage === undefined ? undefined : `${Number(Number.parseFloat(String(percentage)).toFixed(1))}%`;
