import type { Page } from '@playwright/test';
import { faultsOfGesture, figure } from '../e2e/drawing-gesture.ts';
import { drawingPaths, parts } from '../e2e/site-pages.ts';
import { expect, openDecided, test, visits } from '../e2e/visitor.ts';
import { drawnTexts, forcedTexts } from './text-contrast.ts';

/** High enough for every drawing: one that has to be scrolled for lies partly under the header. */
const screenHeight = 2200;

/** The drawing of every service, in Dutch on a desktop and in English on a phone. */
for (const { locale, tag } of visits) {
  test.describe(`drawings, ${locale}`, () => {
    test.use({ locale, contextOptions: { reducedMotion: 'reduce' } });

    for (const [index, paths] of parts(drawingPaths(locale), 6).entries()) {
      test(`each gesture works by keys, says its state, and moves nothing, part ${index + 1}`, { tag }, async ({
        page,
      }) => {
        const faults: string[] = [];
        for (const path of paths) faults.push(...(await faultsOfGesture(page, path)));
        expect(faults).toEqual([]);
      });

      test(`each text can be read, on paper and in forced colours too, part ${index + 1}`, { tag }, async ({
        page,
      }) => {
        const faults: string[] = [];
        for (const path of paths) faults.push(...(await faultsOfText(page, path)));
        expect(faults).toEqual([]);
      });
    }
  });
}

/** What cannot be read in a drawing as it is when the page comes. */
async function faultsOfText(page: Page, path: string): Promise<string[]> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 500;
  // The narrowest phone of today: its drawings are the smallest.
  const width = isPhone ? 360 : 1280;
  await page.setViewportSize({ width, height: screenHeight });
  await openDecided(page, path);
  const faults: string[] = [];
  const looks = [
    { name: 'light', media: { media: 'screen', colorScheme: 'light' }, textsIn: drawnTexts, atLeast: 4.5 },
    { name: 'dark', media: { media: 'screen', colorScheme: 'dark' }, textsIn: drawnTexts, atLeast: 4.5 },
    { name: 'forced colours', media: { media: 'screen', forcedColors: 'active' }, textsIn: forcedTexts, atLeast: 4.5 },
    // Pixels of a screen blur letters of 9 points, which the dots of a printer do not.
    { name: 'print', media: { media: 'print', colorScheme: 'light' }, textsIn: drawnTexts, atLeast: 4 },
  ] as const;
  for (const { name, media, textsIn, atLeast } of looks) {
    // A4 without its margins.
    if (name === 'print') await page.setViewportSize({ width: 658, height: screenHeight });
    await page.emulateMedia({ forcedColors: 'none', ...media });
    const texts = await textsIn(page, figure);
    if (texts.length < 3) faults.push(`${name}: only ${texts.length} texts`);
    for (const { text, size, contrast } of texts) {
      if (contrast < atLeast) faults.push(`${name}: “${text}” has a contrast of ${contrast.toFixed(1)}`);
      // The client's name is part of its logo there, and repeated in type beside it.
      if (size < (isPhone && text !== 'Terwisscha' ? 12.95 : 10.5) && name !== 'print')
        faults.push(`${name}: “${text}” is ${size.toFixed(1)} px`);
    }
  }
  await page.setViewportSize({ width, height: screenHeight });
  return faults.map((fault) => `${path}: ${fault}`);
}
