import { typeWhileHydrating } from './typing-fuzz.ts';
import { test } from './visitor.ts';

// Two hundred others are in `npm run test:long`.
test('no character is lost, doubled or moved while React arrives', { tag: '@desktop' }, ({ page }) =>
  typeWhileHydrating(page, 1),
);
