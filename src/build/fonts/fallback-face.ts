import type { FontMetrics } from '#src/build/fonts/font-tables.ts';
import { meanWidth } from '#src/build/fonts/letter-frequency.ts';
import { type LocalFont, localWidth } from '#src/build/fonts/local-fonts.ts';

/** Descriptors that give a local font the room of a web font, each as a fraction: 0.955 is 95.5%. */
export interface FallbackDescriptors {
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/** How a local font must be scaled to take the width and height that Dutch text has in the web font. */
export function fallbackDescriptors(web: FontMetrics, local: LocalFont, kerning: number): FallbackDescriptors {
  const webWidth = (meanWidth(web.advance) / web.unitsPerEm) * kerning;
  const sizeAdjust = webWidth / meanWidth((character) => localWidth(local, character));
  // The overrides are measured in the adjusted size, so they are divided by it.
  const inEms = (units: number) => units / web.unitsPerEm / sizeAdjust;
  return { sizeAdjust, ascent: inEms(web.ascent), descent: inEms(web.descent), lineGap: inEms(web.lineGap) };
}

/** The `@font-face` rule of a fallback, without spaces to spare. `weights` is a descriptor such as `400 500`. */
export function fallbackFace(
  family: string,
  weights: string,
  local: LocalFont,
  descriptors: FallbackDescriptors,
): string {
  const { sizeAdjust, ascent, descent, lineGap } = descriptors;
  const source = local.names.map((name) => `local("${name}")`).join(',');
  return [
    `@font-face{font-family:${family};font-weight:${weights};src:${source}`,
    `size-adjust:${percent(sizeAdjust)}`,
    `ascent-override:${percent(ascent)}`,
    `descent-override:${percent(descent)}`,
    `line-gap-override:${percent(lineGap)}}`,
  ].join(';');
}

const percent = (fraction: number): string => `${Number((fraction * 100).toFixed(1))}%`;
