import { defineConfig } from '@playwright/test';
import short from './playwright.config.ts';

// Nothing is posted here, so the servers have logged nothing to search.
const { globalTeardown: _, projects = [], ...browser } = short;

/** What is exhaustive and slow in a browser: the same servers and browser as `npm test` has. */
export default defineConfig(browser, {
  testDir: './long',
  testMatch: '**/*.spec.ts',
  timeout: 120_000,
  projects: [
    ...projects.map((project) => ({ ...project, grepInvert: [/@timed/, ...[project.grepInvert ?? []].flat()] })),
    // What is held to a time comes last and one after the other, so that no other test takes the processor.
    { name: 'timed', grep: /@timed/, dependencies: ['desktop', 'phone'], workers: 1 },
  ],
});
