import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Composition, compose } from '#cli/assets/share-pictures/compose.ts';
import { sharePng, shareSvg } from '#cli/assets/share-pictures/render.ts';
import { shareContent } from '#cli/assets/share-pictures/share-content.ts';
import { type ShareFonts, shareFonts } from '#cli/assets/share-pictures/share-fonts.ts';
import { loadSite } from '#src/content/load-site.ts';
import { drawingPicture } from '#src/domain/drawing-picture.ts';
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
      if (content.arrangement === 'cover') continue;
      const titles = texts.filter(({ font }) => font === 'Title');
      expect(titles.length, page.path).toBeLessThanOrEqual(3);
      const joined = titles
        .map(({ text }) => text)
        .join(' ')
        .replaceAll(/(?<=[-/]) /g, '');
      expect(joined).toBe(content.title.replaceAll(/(?<=[-/]) /g, ''));
      const drawn = extents(await shareSvg({ shapes: '', texts: titles }, fonts));
      const right = { band: 1200 - 64, columns: 1200 - 420 - 40, steps: 1200 - 210 - 40, drawing: 1200 - 448 - 40 }[
        content.arrangement
      ];
      const bottom = content.arrangement === 'band' ? 430 : content.label ? 530 : 630;
      expect(drawn.count, page.path).toBeGreaterThan(20);
      expect(drawn.left, page.path).toBeGreaterThanOrEqual(60);
      expect(drawn.right, page.path).toBeLessThanOrEqual(right);
      expect(drawn.top, page.path).toBeGreaterThanOrEqual(104);
      expect(drawn.bottom, page.path).toBeLessThanOrEqual(bottom - 12);
    }
  }, 60_000);

  test('no label runs into the wordmark or out of the picture', async () => {
    for (const page of pages.filter(({ route }) => route === 'service' || route === 'project')) {
      const content = shareContent(page);
      // Beside a drawing it is at the foot, where it has the width of the title.
      if (content.arrangement === 'drawing') continue;
      const { texts } = compose(content, fonts);
      const side = (font: 'Name' | 'Label') => texts.filter((one) => one.font === font);
      const name = extents(await shareSvg({ shapes: '', texts: side('Name') }, fonts));
      const label = extents(await shareSvg({ shapes: '', texts: side('Label') }, fonts));
      expect(label.left - 50, page.path).toBeGreaterThan(name.right);
      expect(label.right, page.path).toBeLessThanOrEqual(1200 - 60);
    }
  }, 60_000);

  test.each(['home', 'service', 'project'] as const)(
    'one of %s, drawn whole, is 1200 × 630 and light',
    async (route) => {
      const page = pages.find((candidate) => candidate.route === route) ?? expect.fail();
      const composition: Composition = compose(shareContent(page), fonts);
      const png = await sharePng(process.cwd(), await shareSvg(composition, fonts), composition.picture);
      const { width, height, format } = await sharp(png).metadata();
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
      expect(png.length).toBeLessThanOrEqual(60_000);
    },
  );

  test('a service is shown by its drawing and a case by its cover', () => {
    for (const { subject, locale } of pages) {
      const src = compose(shareContent({ subject, locale }), fonts).picture?.src;
      if (subject.route === 'service') expect(src).toBe(drawingPicture(subject.service.id, locale).light);
      else expect(src).toBe(subject.route === 'project' ? subject.project.cover : undefined);
    }
  });

  test('pages of different services differ', () => {
    const services = pages.filter(({ route, locale }) => route === 'service' && locale === 'nl');
    const drawn = new Set(services.map((page) => compose(shareContent(page), fonts).picture?.src));
    expect(drawn.size).toBe(services.length);
  });
});
