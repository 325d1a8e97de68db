import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { FontFamily } from './families.ts';

/** The folder of the package that brings a typeface. */
export function fontPackage(root: string, { source }: FontFamily): string {
  return join(root, 'node_modules/@fontsource-variable', source);
}

function original(root: string, family: FontFamily): Buffer {
  return readFileSync(join(fontPackage(root, family), 'files', `${family.source}-latin-wght-normal.woff2`));
}

/** The WOFF2 file that is shipped: the characters given, the weights that are used. */
export function shippedFont(root: string, family: FontFamily, characters: string): Promise<Buffer> {
  return subsetFont(original(root, family), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: family.weights },
    keepFeatures: [...family.features],
  });
}

/** One weight of a typeface as a static TrueType font, for those who cannot read a variable one. */
export function staticFont(root: string, family: FontFamily, weight: number, characters: string): Promise<Buffer> {
  return subsetFont(original(root, family), characters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
    keepFeatures: ['kern', 'liga'],
  });
}
