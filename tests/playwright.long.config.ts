import { defineConfig } from '@playwright/test';
import short, { desktop, phone } from './playwright.config.ts';

// Projects of one name would be merged.
const { projects: _, ...browser } = short;

const timed = /@timed/;

/** What is exhaustive and slow in a browser: the same servers and browser as `npm test` has. */
export default defineConfig(browser, {
  testDir: './long',
  testMatch: '**/*.spec.ts',
  timeout: 120_000,
  projects: [
    { name: 'desktop', grepInvert: [/@phone|@repeat/, timed], use: desktop },
    { name: 'phone', grepInvert: [/@desktop/, timed], use: phone },
    // What `npm test` tries in Dutch on a desktop.
    { name: 'repeat', testDir: './e2e', testIgnore: /e2e\/pages\//, grepInvert: /@desktop|@phone/, use: phone },
    // What is held to a time comes last and one after the other, so that no other test takes the processor.
    { name: 'timed', grep: timed, dependencies: ['desktop', 'phone', 'repeat'], workers: 1 },
  ],
});
