import { faultsOfGesture } from './drawing-gesture.ts';
import { expect, test } from './visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// `npm run test:long` walks through the gestures of all drawings, in both languages.
test('a drawing has a gesture for keys, which moves nothing', { tag: '@desktop' }, async ({ page }) => {
  expect(await faultsOfGesture(page, '/nl/diensten/branding')).toEqual([]);
});
