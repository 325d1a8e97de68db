import type { FontMetrics } from './font-metrics.ts';
import { meanWidth } from './letter-frequency.ts';
import { type LocalFont, localWidth } from './local-fonts.ts';

/** How a local font must be scaled to take the width that Dutch text has in the web font, as a fraction: 0.955 is 95.5%. */
export function sizeAdjust(web: FontMetrics, local: LocalFont, kerning: number): number {
  const webWidth = (meanWidth(web.advance) / web.unitsPerEm) * kerning;
  return webWidth / meanWidth((character) => localWidth(local, character));
}

/**
 * The `@font-face` rule of a fallback, without spaces to spare. It has the width of the web font and not its height: every
 * line height is set, and `font-display: optional` never swaps one for the other on a page.
 */
export function fallbackFace(family: string, weight: number, local: LocalFont, adjust: number): string {
  const source = local.names.map((name) => `local("${name}")`).join(',');
  const percent = Number((adjust * 100).toFixed(1));
  return `@font-face{font-family:${family};font-weight:${weight};src:${source};size-adjust:${percent}%}`;
}
