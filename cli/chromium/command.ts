import { Command } from 'commander';
import { ensureChromium } from './ensure-chromium.ts';

export const command = new Command('chromium')
  .description('Before the browser tests: prints the Chromium they will use, after installing one where there is none.')
  .option('--with-windows', 'one with windows and a back/forward cache, not the headless shell')
  .action(({ withWindows = false }: { withWindows?: boolean }) => {
    console.log(`chromium: ${ensureChromium({ withWindows })}`);
  });
