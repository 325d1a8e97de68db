import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page, Request } from 'playwright';
import sharp from 'sharp';
import { type DrawingScheme, drawingSchemes, drawingSize } from '#src/domain/drawing-picture.ts';

/**
 * The widths that a drawing is tried at, in pixels: those of phones and of desktops. At widths between them, drawings
 * of two columns are cramped.
 */
const widths = [320, 360, 400, 440, 480, 520, 560, 760, 840, 920];

/** The least room above and below a drawing, as a share of the height of its picture. */
const margin = 0.03;

/** An address that no server has: an empty page there lets drawings ask for files by their paths from the root. */
const origin = 'http://drawing.invalid/';

/** Opens a browser page for the pictures. Its requests are answered from the project alone. */
export async function openPicturePage(browser: Browser, root: string): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.route('**/*', async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === '/') return route.fulfill({ body: '', contentType: 'text/html' });
    // The bundled styles name fonts from their own folder, and drawings name SVG files from `public/`.
    const [folder, contentType] = path.endsWith('.woff2') ? ['src/styles', 'font/woff2'] : ['public', 'image/svg+xml'];
    const body = await readFile(join(root, folder, path)).catch(() => undefined);
    return body ? route.fulfill({ body, contentType }) : route.abort();
  });
  await page.goto(origin);
  return page;
}

/**
 * Takes a drawing's picture in every colour scheme, at the best of `widths`. A drawing that is too high for the
 * picture's proportions gets more background at both sides. Throws if a file that it asks for does not exist.
 */
export async function takePicture(page: Page, html: string): Promise<Record<DrawingScheme, Buffer>> {
  const missing: string[] = [];
  const note = (request: Request) => missing.push(new URL(request.url()).pathname);
  page.on('requestfailed', note);
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  page.off('requestfailed', note);
  if (missing.length > 0) throw new Error(`asks for ${missing.join(', ')}, which is not there`);
  const { width, frameWidth } = await bestWindow(page);
  // Over Chromium's own protocol, because Playwright cannot change the scale of a page that is open.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', {
    width,
    height: heightOf(frameWidth),
    deviceScaleFactor: drawingSize.width / frameWidth,
    mobile: false,
  });
  const pictures = {} as Record<DrawingScheme, Buffer>;
  for (const colorScheme of drawingSchemes) {
    await page.emulateMedia({ colorScheme });
    const { data } = await session.send('Page.captureScreenshot', { format: 'png' });
    pictures[colorScheme] = await widened(Buffer.from(data, 'base64'));
  }
  await session.send('Emulation.clearDeviceMetricsOverride');
  await session.detach();
  return pictures;
}

/**
 * The best width of the browser window, and the width of the whole picture at the same scale, which is larger if the
 * picture gets background at its sides. The cost of a window is the width of the picture, because a wide one shows the
 * drawing small, plus half the width of the background.
 */
async function bestWindow(page: Page): Promise<{ width: number; frameWidth: number }> {
  const tried = [];
  for (const width of widths) {
    // Any height will do: what is measured is the natural height of the drawing.
    await page.setViewportSize({ width, height: 400 });
    const height = await page.locator('.service-drawing > div').evaluate((element) => element.scrollHeight);
    const widthForHeight = (height / (1 - 2 * margin)) * (drawingSize.width / drawingSize.height);
    const frameWidth = Math.max(width, Math.ceil(widthForHeight));
    tried.push({ width, frameWidth, cost: frameWidth + (frameWidth - width) / 2 });
  }
  return tried.reduce((best, next) => (next.cost < best.cost ? next : best));
}

/** Widens a screenshot to the size of the pictures, by repeating its outermost columns of pixels. */
async function widened(screenshot: Buffer): Promise<Buffer> {
  const { width = 0 } = await sharp(screenshot).metadata();
  const room = Math.max(0, drawingSize.width - width);
  const left = Math.floor(room / 2);
  const wide = await sharp(screenshot)
    .extend({ left, right: room - left, extendWith: 'copy' })
    .toBuffer();
  // Parts of a pixel were rounded before, so the size can be a pixel off. It is corrected in a second pipeline, because
  // sharp resizes before it extends.
  return sharp(wide)
    .resize({ ...drawingSize, fit: 'cover' })
    .toBuffer();
}

function heightOf(width: number): number {
  return Math.round((width * drawingSize.height) / drawingSize.width);
}
