import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A piece of text as it is drawn on the screen. */
export interface DrawnText {
  text: string;
  /** Height of its letters' box, in pixels of the screen. */
  size: number;
  /** The strongest contrast between a pixel with the text and the same pixel without it. */
  contrast: number;
}

/**
 * Every visible text inside an element with its size and contrast, read from the pixels of two pictures, one of them without
 * the text: whatever lies over a text, or is on its ground, is in the answer, in an SVG as in HTML.
 */
export async function drawnTexts(page: Page, selector: string): Promise<DrawnText[]> {
  const element = page.locator(selector);
  const texts = await element.evaluate(visibleTexts);
  const written = await pixelsOf(await element.screenshot());
  // A sheet that is adopted needs no leave of the policy.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, withoutText(selector));
  const blank = await pixelsOf(await element.screenshot());
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return texts.map(({ text, size, box }) => ({ text, size, contrast: strongest(written, blank, box) }));
}

/** The same in forced colours, where no style can take a text away: the lightest against the darkest pixel in its place. */
export async function forcedTexts(page: Page, selector: string): Promise<DrawnText[]> {
  const element = page.locator(selector);
  const texts = await element.evaluate(visibleTexts);
  const written = await pixelsOf(await element.screenshot());
  return texts.map(({ text, size, box }) => ({ text, size, contrast: widest(written, box) }));
}

const withoutText = (selector: string) => `
  ${selector} * { -webkit-text-fill-color: transparent !important; text-decoration: none !important }
  ${selector} text, ${selector} tspan { fill: transparent !important; stroke: transparent !important; forced-color-adjust: none !important }`;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Runs in the page. */
function visibleTexts(root: Element) {
  const { x, y } = root.getBoundingClientRect();
  const found: { text: string; size: number; box: Box }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim();
    if (!parent || !text || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
    found.push({ text, size, box: { x: box.x - x, y: box.y - y, width: box.width, height: box.height } });
  }
  return found;
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function strongest(one: Pixels, other: Pixels, box: Box): number {
  return pixelsIn(one, box).reduce(
    (most, at) => Math.max(most, contrast(luminance(one.data, at), luminance(other.data, at))),
    1,
  );
}

function widest({ data, ...picture }: Pixels, box: Box): number {
  const lights = pixelsIn({ data, ...picture }, box).map((at) => luminance(data, at));
  return contrast(
    lights.reduce((a, b) => Math.max(a, b), 0),
    lights.reduce((a, b) => Math.min(a, b), 1),
  );
}

/** Where the pixels of a box begin in the data of a picture. */
function pixelsIn(picture: Pixels, { x, y, width, height }: Box): number[] {
  const columns = between(x, x + width, picture.width);
  return between(y, y + height, picture.height).flatMap((row) =>
    columns.map((column) => (row * picture.width + column) * 3),
  );
}

/** The whole numbers from one place to another, inside a picture of a size. */
function between(from: number, to: number, size: number): number[] {
  const first = Math.max(0, Math.floor(from));
  return Array.from({ length: Math.max(0, Math.min(size, Math.ceil(to)) - first) }, (_, index) => first + index);
}

const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Relative luminance as WCAG defines it. */
function luminance(data: Buffer, at: number): number {
  const [r = 0, g = 0, b = 0] = [0, 1, 2].map((channel) => {
    const part = (data[at + channel] ?? 0) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
