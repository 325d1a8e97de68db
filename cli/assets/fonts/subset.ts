import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { FontFamily } from './families.ts';

/** The folder of the package that brings a typeface. */
export function fontPackage(root: string, { source }: FontFamily): string {
  return join(root, 'node_modules/@fontsource-variable', source);
}

/** The typeface as its package brings it: with the letters of Latin and all weights. */
function original(root: string, family: FontFamily): Buffer {
  return readFileSync(join(fontPackage(root, family), 'files', `${family.source}-latin-wght-normal.woff2`));
}

/** Makes the WOFF2 file that is shipped, with the characters given and the weights that the site uses. */
export function shippedFont(root: string, family: FontFamily, characters: string): Promise<Buffer> {
  return subsetFont(original(root, family), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: family.weights },
    keepFeatures: [...family.features],
  });
}

/** Makes one weight of a typeface as a static TrueType font, for libraries that cannot read variable fonts. */
export function staticFont(root: string, family: FontFamily, weight: number, characters: string): Promise<Buffer> {
  return subsetFont(original(root, family), characters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
    keepFeatures: ['kern', 'liga'],
  });
}
