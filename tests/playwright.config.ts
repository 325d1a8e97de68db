import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../cli/chromium.ts';

const port = 8788;

/** What a visitor does, in a real browser against the site on the local edge runtime. */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 30_000,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // The browser of the machine; the back/forward cache is on, as it is for a visitor.
    launchOptions: {
      executablePath: findChromium(),
      args: [
        ...chromiumArgs,
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
      ],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
  webServer: {
    command: 'node cli/serve.ts',
    cwd: new URL('..', import.meta.url).pathname,
    env: { PORT: String(port) },
    url: `http://localhost:${port}/nl`,
    timeout: 60_000,
    reuseExistingServer: false,
  },
});
