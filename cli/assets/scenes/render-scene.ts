import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { decodeEscapes } from '#src/domain/decode-escapes.ts';
import { installedFontsUsed } from './installed-fonts-used.ts';
import type { Scene } from './scene.ts';

/** Scenes are opened at this address. Requests below it are answered from the project; any other request fails. */
const origin = 'http://art.invalid/';

/** The size in bytes up to which a picture is kept lossless. */
const losslessAtMost = 200_000;

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A scene as a picture, and the files of the project that it was drawn from. */
export interface RenderedScene {
  picture: Buffer;
  sources: string[];
}

/** Draws a scene. If the scene is not self-contained, it throws one error that names every reason. */
export async function renderScene(browser: Browser, root: string, scene: Scene): Promise<RenderedScene> {
  const { width, height } = scene;
  // The words of all scenes are Dutch, so the browser is too.
  await using page = await browser.newPage({ viewport: { width, height }, locale: 'nl-NL', reducedMotion: 'reduce' });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`script: ${error.message}`));
  const sources = new Set<string>();
  await answerFromProject(page, root, {
    onRead: (file) => sources.add(file),
    onMissing: (address) => problems.push(`cannot read \`${address}\``),
  });
  await page.goto(origin + scene.file);
  await page.evaluate(() => document.fonts.ready);
  problems.push(...(await installedFontsUsed(page)).map((font) => `draws with the machine’s ${font}`));
  if (problems.length > 0) throw new Error([`${scene.file} is not self-contained:`, ...problems].join('\n  '));
  // The ground may be transparent; with `css` the picture has the scene's size in pixels on every screen.
  const screenshot = await page.screenshot({ omitBackground: true, animations: 'disabled', scale: 'css' });
  return { picture: await encode(scene, screenshot), sources: [...sources].sort() };
}

async function answerFromProject(
  page: Page,
  root: string,
  { onRead, onMissing }: Record<'onRead' | 'onMissing', (file: string) => void>,
): Promise<void> {
  await page.route('**/*', async (route) => {
    const url = route.request().url();
    const file = url.startsWith(origin) ? decodeEscapes(new URL(url).pathname.slice(1)) : undefined;
    if (file && statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile()) {
      onRead(file);
      const body = await readFile(path.join(root, file));
      return route.fulfill({ body, contentType: contentTypes[path.extname(file)] ?? 'application/octet-stream' });
    }
    onMissing(file ?? url);
    return route.abort();
  });
}

async function encode({ output }: Scene, screenshot: Buffer): Promise<Buffer> {
  const { isOpaque } = await sharp(screenshot).stats();
  const picture = isOpaque ? sharp(screenshot).removeAlpha() : sharp(screenshot);
  if (output.endsWith('.png')) return picture.png({ compressionLevel: 9, palette: false }).toBuffer();
  const lossless = await picture.clone().webp({ lossless: true, effort: 6 }).toBuffer();
  if (lossless.length <= losslessAtMost) return lossless;
  // Here `quality` is how little the pixels are changed first: 100 is not at all, and about 60 is usual.
  return picture.webp({ nearLossless: true, quality: 60, effort: 6 }).toBuffer();
}
