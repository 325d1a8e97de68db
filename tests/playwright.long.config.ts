import { defineConfig } from '@playwright/test';
import short from './playwright.config.ts';

// Nothing is posted here, so the servers have logged nothing to search.
const { globalTeardown: _, ...browser } = short;

/** What is exhaustive and slow in a browser: the same servers and browser as `npm test` has. */
export default defineConfig(browser, { testDir: './long', timeout: 120_000 });
