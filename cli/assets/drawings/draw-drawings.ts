import { chromium, type Page } from 'playwright';
import { chromiumArgs, findHeadlessShell } from '#cli/chromium/find-chromium.ts';
import { drawingMarkup } from './drawing-markup.ts';
import { drawingStyles } from './drawing-styles.ts';
import { avifOf, webpOf } from './encode-drawing.ts';
import { openPicturePage, takePicture } from './take-picture.ts';
import type { WantedDrawing } from './wanted-drawings.ts';

/** The files of a drawing's picture. */
export interface DrawnPicture {
  /** As AVIF, by colour scheme. */
  light: Buffer;
  dark: Buffer;
  /** The light one as WebP, for browsers without AVIF. */
  fallback: Buffer;
}

/** How many browser pages take pictures at once: while one is drawn, another is encoded. */
const atOnce = 3;

/**
 * Takes the picture of each drawing from its component, and passes on each picture, or the error, as soon as it is there.
 * Needs Chromium; throws if there is none.
 */
export async function drawDrawings(
  root: string,
  wanted: readonly WantedDrawing[],
  onPicture: (drawing: WantedDrawing, picture: DrawnPicture | Error) => void,
): Promise<void> {
  const markups = await drawingMarkup(root, wanted);
  const css = await drawingStyles(root, markups.join('\n'));
  await using browser = await chromium.launch({ executablePath: findHeadlessShell(), args: chromiumArgs });
  // The pages share this iterator, so each drawing is taken once.
  const queue = wanted.entries();
  const work = async () => {
    const page = await openPicturePage(browser, root);
    for (const [index, drawing] of queue) {
      const html = `<!doctype html><html lang="${drawing.locale}"><style>${css}</style>${markups[index]}</html>`;
      onPicture(drawing, await pictureOf(page, html).catch((error: Error) => error));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function pictureOf(page: Page, html: string): Promise<DrawnPicture> {
  const { light, dark } = await takePicture(page, html);
  const [lightAvif, darkAvif, fallback] = await Promise.all([avifOf(light), avifOf(dark), webpOf(light)]);
  return { light: lightAvif, dark: darkAvif, fallback };
}
