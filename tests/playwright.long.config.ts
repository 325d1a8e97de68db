import { defineConfig } from '@playwright/test';
import short from './playwright.config.ts';

/** What is exhaustive and slow in a browser: the same servers and browser as `npm test` has. */
export default defineConfig(short, { testDir: './long', timeout: 120_000 });
