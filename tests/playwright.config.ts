import { mkdirSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findHeadlessShell } from '#cli/chromium/find-chromium.ts';
import { logFolder } from './e2e/search-logs.ts';

const port = Number(process.env.E2E_PORT ?? 8788);

/**
 * Parts of Chromium that the tests do without. Such a list replaces Playwright's own, so all lines but the last two repeat
 * that, less what is for Windows and Edge. The last two are pages of Chromium's own behind the address bar: every new window draws them, which is half of what a window costs.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

export const desktop = { viewport: { width: 1280, height: 800 } };
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const root = new URL('..', import.meta.url).pathname;
mkdirSync(`${root}${logFolder}`, { recursive: true });

/** What a visitor does, in a real browser against the site on the local edge runtime. */
export default defineConfig({
  testDir: './e2e',
  globalTeardown: './e2e/search-logs.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 30_000,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: findHeadlessShell(),
      args: [
        ...chromiumArgs,
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        `--disable-features=${disabledFeatures.join(',')}`,
      ],
    },
  },
  // What is tagged `@phone` runs on a phone, all else on a desktop; `@repeat` in `playwright.long.config.ts` alone.
  projects: [
    { name: 'desktop', grepInvert: /@phone|@repeat/, use: desktop },
    { name: 'phone', grep: /@phone/, grepInvert: /@desktop/, use: phone },
  ],
  webServer: {
    // What the server prints is searched for typed values at the end.
    command: `exec node cli/main.ts serve > ${logFolder}/${port}.log 2>&1`,
    cwd: root,
    env: { PORT: String(port) },
    url: `http://localhost:${port}/nl`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
