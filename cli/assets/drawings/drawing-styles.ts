import { join } from 'node:path';
import { createGenerator } from '@unocss/core';
import { bundle } from 'lightningcss';
import unoConfig from '#src/styles/uno.config.ts';

/**
 * Shows only the drawing, in the middle of the window with a little room at its sides, without its caption, its choices
 * (`.choice`) and the signal below it (`.strip`).
 */
const frame = `
  .service-drawing { display: grid; align-content: center; height: 100vh; border: 0; overflow: hidden; }
  .service-drawing > div.wrap { max-width: none; padding: 0 4.5vw; }
  .service-drawing figcaption, .choice, .strip { display: none; }
`;

/** Gives the styles of the site, the utility classes that the markup uses, and the styles of `frame`. */
export async function drawingStyles(root: string, markup: string): Promise<string> {
  const { code } = bundle({ filename: join(root, 'src/styles/site.css') });
  const uno = await createGenerator(unoConfig);
  const { css } = await uno.generate(markup);
  return [code, css, frame].join('\n');
}
