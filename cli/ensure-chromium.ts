#!/usr/bin/env node
import { Command } from 'commander';
import { ensureChromium } from '#cli/chromium/ensure-chromium.ts';

const { withWindows } = new Command('ensure-chromium')
  .description('Before the browser tests: prints the Chromium they will use, after installing one where there is none.')
  .option('--with-windows', 'one with windows and a back/forward cache, not the headless shell')
  .parse()
  .opts<{ withWindows?: boolean }>();

console.log(`chromium: ${ensureChromium({ withWindows: withWindows ?? false })}`);
