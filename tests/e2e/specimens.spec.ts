import { faultsOfGesture } from './specimen-gesture.ts';
import { expect, test, visits } from './visitor.ts';

/** A street that takes a colour, a card that turns, and on a phone pages that open. `npm run test:long` walks through all. */
const sample = {
  nl: ['/nl/diensten/branding', '/nl/diensten/visitekaartjes'],
  en: ['/en/services/web-development'],
};

for (const { locale, tag } of visits) {
  test.describe(`drawings, ${locale}`, () => {
    test.use({ locale, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of sample[locale])
      test(`${path} has a gesture for keys, which moves nothing`, { tag }, async ({ page }) => {
        expect(await faultsOfGesture(page, path)).toEqual([]);
      });
  });
}
