import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './slowest-first.ts';

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    // One process more than there are processors: many tests wait for a server.
    maxWorkers: availableParallelism() + 1,
    // Files share the process that runs them, and with it everything that is loaded: modules, one edge runtime, wrangler.
    isolate: false,
    sequence: { sequencer: SlowestFirst },
    globalSetup: 'tests/temporary-files.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/specification/*.test.{ts,tsx}'],
          testTimeout: 60_000,
        },
      },
      // The built site, read from dist: `npm run build` comes first.
      { extends: true, test: { name: 'site', include: ['tests/site/**/*.test.ts'], testTimeout: 120_000 } },
      // What is exhaustive and slow: `npm run test:long`.
      {
        extends: true,
        test: { name: 'long', include: ['tests/long/**/*.test.ts'], testTimeout: 600_000, hookTimeout: 120_000 },
      },
      // The Worker on the real local runtime.
      {
        extends: true,
        test: { name: 'worker', include: ['tests/worker/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
      },
    ],
  },
});
