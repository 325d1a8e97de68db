import { typeWhileHydrating } from './typing-fuzz.ts';
import { test } from './visitor.ts';

// Two hundred more are in `npm run test:long`.
test('no character is lost, doubled or moved while React arrives', { tag: '@desktop' }, async ({ page }) => {
  for (let seed = 1; seed <= 3; seed += 1) await typeWhileHydrating(page, seed);
});
