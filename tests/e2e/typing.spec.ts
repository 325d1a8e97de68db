import { typeWhileHydrating } from './typing-fuzz.ts';
import { test } from './visitor.ts';

// Two hundred more are in `npm run test:long`.
for (const part of [0, 1])
  test(`no character is lost, doubled or moved while React arrives, part ${part + 1}`, { tag: '@desktop' }, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    for (let seed = 1 + part * 5; seed <= 5 + part * 5; seed += 1) await typeWhileHydrating(page, seed);
  });
