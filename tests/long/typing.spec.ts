import { typeWhileHydrating } from '../e2e/typing-fuzz.ts';
import { test } from '../e2e/visitor.ts';

for (let part = 0; part < 8; part += 1) {
  test(`no character is lost, doubled or moved while React arrives, part ${part + 1}`, { tag: '@desktop' }, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    for (let seed = 100 + part * 25; seed < 125 + part * 25; seed += 1) await typeWhileHydrating(page, seed);
  });
}
