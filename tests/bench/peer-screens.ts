import type { Browser } from 'playwright';
import type { Peer } from './peer-builds.ts';
import { served } from './served-peers.ts';
import type { BuiltPage } from './template-pages.ts';

/** Fails, by throwing, where a peer shows other words than the first one once its scripts have run, or has an error. */
export async function compareScreens(
  browser: Browser,
  peers: readonly Peer[],
  pages: readonly BuiltPage[],
  port: number,
): Promise<void> {
  await served(peers, port, async (origins) => {
    for (const { path } of pages) {
      let wanted: string | undefined;
      for (const { name } of peers) {
        const page = await browser.newPage();
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(error.message));
        await page.goto(`${origins.get(name)?.direct}${path}`, { waitUntil: 'networkidle' });
        const shown = (await page.locator('body').allInnerTexts()).join().replace(/\s+/g, ' ');
        wanted ??= shown;
        if (errors.length > 0) throw new Error(`${name} ${path}: ${errors.join(', ')}`);
        if (shown !== wanted)
          throw new Error(`${name} ${path} shows other words: ${shown.length} characters, not ${wanted.length}`);
        await page.close();
      }
    }
  });
}
