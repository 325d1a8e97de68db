import { faultsOfGesture } from './specimen-gesture.ts';
import { expect, test, visits } from './visitor.ts';

/** Three drawings: of paper alone, of pages that open, and of a whole street. `npm run test:long` walks through all. */
const sample = {
  nl: ['/nl/diensten/website-ontwikkeling', '/nl/diensten/branding', '/nl/diensten/visitekaartjes'],
  en: ['/en/services/web-development', '/en/services/branding', '/en/services/business-cards'],
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
