import { type Browser, chromium } from 'playwright';
import { chromiumArgs, findChromium } from '#cli/chromium/find-chromium.ts';

/** Flags that keep the browser from fetching anything of its own; the back/forward cache and prefetching stay on. */
export const browserArgs = [
  ...chromiumArgs,
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-default-apps',
];

/** The machine's Chromium, as a visitor has it: with its back/forward cache and its prefetching. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: browserArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache', '--disable-background-networking'],
  });
}
