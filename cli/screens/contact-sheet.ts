import type { Browser } from 'playwright';

interface SheetOptions {
  /** Width of a picture on the sheet, in pixels. */
  cell: number;
  /** How many pictures are beside each other; without it, as many as a wide screen shows. */
  columns?: number;
  /** The path of the sheet. */
  file: string;
}

/** The width of a wide screen, in pixels. */
const wideScreen = 2560;

/** Puts pictures (PNG) in rows on one picture, numbered from 1. */
export async function contactSheet(
  browser: Browser,
  pictures: readonly Buffer[],
  { cell, columns = Math.floor(wideScreen / cell), file }: SheetOptions,
) {
  const items = pictures.map((png) => `<li><img src="data:image/png;base64,${png.toString('base64')}">`);
  await using page = await browser.newPage({ viewport: { width: columns * cell, height: 900 } });
  await page.setContent(`<!doctype html><style>
body { margin: 0; background: #888 }
ol { display: grid; grid-template-columns: repeat(${columns}, ${cell}px); margin: 0; padding: 0; counter-reset: n; list-style: none }
li { position: relative; counter-increment: n }
li::before { content: counter(n); position: absolute; right: 0; padding: 2px 8px; background: #000; color: #fff; font: bold 20px sans-serif }
img { display: block; width: 100% }
</style><ol>${items.join('')}</ol>`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await page.screenshot({ path: file, fullPage: true });
}
