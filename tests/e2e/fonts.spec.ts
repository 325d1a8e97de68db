import { expect, spoken, test } from './visitor.ts';

test('a page asks for both faces at once, once each, and shows them on the first visit', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(new URL(request.url()).pathname);
  });
  await page.goto(spoken.nl.home);
  expect(await page.locator('head link[rel=preload][as=font]').count()).toBe(2);
  const shown = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));
  await expect.poll(shown).toEqual(expect.arrayContaining(['Familjen', 'Instrument']));
  const names = asked.map((path) => /^\/assets\/(\w+)-[\w-]{8}\.woff2$/.exec(path)?.[1]);
  expect(names.sort()).toEqual(['familjen', 'instrument']);
});

test('text takes the same room in the faces and in their fallbacks', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(spoken.nl.servicePage);
  const widths = await page.evaluate(async () => {
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('no canvas');
    const text = [...document.querySelectorAll('main p')].map(({ textContent }) => textContent).join(' ');
    const widthIn = (font: string) => {
      pen.font = font;
      return pen.measureText(text).width;
    };
    const fonts = [
      ['600', 'Familjen'],
      ['400', 'Instrument'],
      ['500', 'Instrument'],
      ['600', 'Instrument'],
    ] as const;
    for (const [weight, family] of fonts) {
      await document.fonts.load(`${weight} 16px ${family}`);
      // Not every machine has every local font.
      await document.fonts.load(`${weight} 16px ${family}-fallback`).catch(() => {});
    }
    return fonts.map(([weight, family]) => ({
      face: `${family} ${weight}`,
      share: widthIn(`${weight} 16px ${family}-fallback`) / widthIn(`${weight} 16px ${family}`),
    }));
  });
  for (const { face, share } of widths) expect(Math.abs(share - 1), face).toBeLessThan(0.015);
});
