import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Composition, compose } from '#cli/assets/share-pictures/compose.ts';
import { markSvg } from '#cli/assets/share-pictures/mark.ts';
import { sharePng, shareSvg } from '#cli/assets/share-pictures/render.ts';
import { shareContent } from '#cli/assets/share-pictures/share-content.ts';
import { type ShareFonts, shareFonts } from '#cli/assets/share-pictures/share-fonts.ts';
import { loadSite } from '#src/content/load-site.ts';
import { sitePages } from '#src/domain/site-pages.ts';

/** The pixels that the outlines of the texts cover. */
function extents(svg: string) {
  const points = [...svg.matchAll(/<path fill="[^"]*" d="([^"]*)"/g)].flatMap(([, d]) =>
    [...String(d).matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const),
  );
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    count: points.length,
  };
}

describe('the pictures of all pages', () => {
  let fonts: ShareFonts;
  beforeAll(async () => {
    fonts = await shareFonts(process.cwd());
  });

  const pages = sitePages(loadSite().site).filter(({ isListed }) => isListed);

  test('no title, drawn with the real outlines, leaves its room or takes more than three lines', async () => {
    for (const page of pages) {
      const content = shareContent(page);
      const { texts } = compose(content, fonts);
      const titles = texts.filter(({ font }) => font === 'Title');
      expect(titles.length, page.path).toBeLessThanOrEqual(3);
      const joined = titles
        .map(({ text }) => text)
        .join(' ')
        .replaceAll(/(?<=[-/]) /g, '');
      expect(joined).toBe(content.title.replaceAll(/(?<=[-/]) /g, ''));
      const drawn = extents(await shareSvg({ shapes: '', texts: titles }, fonts));
      const right = { band: 1200 - 64, columns: 1200 - 420 - 40, steps: 1200 - 210 - 40 }[content.arrangement];
      const bottom = content.arrangement === 'band' ? 430 : content.label ? 530 : 630;
      expect(drawn.count, page.path).toBeGreaterThan(20);
      expect(drawn.left, page.path).toBeGreaterThanOrEqual(60);
      expect(drawn.right, page.path).toBeLessThanOrEqual(right);
      expect(drawn.top, page.path).toBeGreaterThanOrEqual(104);
      expect(drawn.bottom, page.path).toBeLessThanOrEqual(bottom - 12);
    }
  }, 60_000);

  test('no label runs into the wordmark or out of the picture', async () => {
    for (const page of pages.filter(({ route }) => route === 'service')) {
      const { texts } = compose(shareContent(page), fonts);
      const side = (font: 'Mark' | 'Label') => texts.filter((one) => one.font === font);
      const name = extents(await shareSvg({ shapes: '', texts: side('Mark') }, fonts));
      const label = extents(await shareSvg({ shapes: '', texts: side('Label') }, fonts));
      expect(label.left - 50, page.path).toBeGreaterThan(name.right);
      expect(label.right, page.path).toBeLessThanOrEqual(1200 - 60);
    }
  }, 60_000);

  test('one drawn whole is 1200 × 630 and light', async () => {
    const composition: Composition = compose(shareContent(pages[0] ?? expect.fail()), fonts);
    const png = await sharePng(await shareSvg(composition, fonts));
    const { width, height, format } = await sharp(png).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    expect(png.length).toBeLessThanOrEqual(60_000);
  });

  test('the mark is the one of the header', () => {
    const header = [...readFileSync('src/shell/wordmark.tsx', 'utf8').matchAll(/ d="([^"]+)"/g)].map(
      ([, path]) => path,
    );
    const drawn = [...markSvg(0, 0, 4).matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
    expect(drawn).toEqual(header);
  });

  test('pages of different services differ', () => {
    const services = pages.filter(({ route, locale }) => route === 'service' && locale === 'nl');
    const drawn = new Set(services.map((page) => compose(shareContent(page), fonts).shapes));
    expect(drawn.size).toBe(services.length);
  });
});
