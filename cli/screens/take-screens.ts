import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumArgs, findChromium } from '#cli/chromium/find-chromium.ts';
import type { Locale } from '#src/domain/locale.ts';
import { href } from '#src/domain/routes.ts';
import { type Look, openWindow } from './look.ts';
import type { ScreenPage } from './screen-pages.ts';

export interface ScreenOptions {
  /** Address where the site is served. */
  base: string;
  /** Folder of the pictures. */
  out: string;
}

/** Takes pictures of whole pages in every look asked for, into one folder. */
export async function takeScreens(
  pagesOf: (locale: Locale) => readonly ScreenPage[],
  looks: readonly Look[],
  { base, out }: ScreenOptions,
): Promise<void> {
  mkdirSync(out, { recursive: true });
  await using browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  for (const look of looks) {
    const { locale, scheme, width } = look;
    await using page = await openWindow(browser, look);
    // Only fills the cache: the first page of a window may be drawn before its fonts have arrived, the others are not.
    await page.goto(base + href('home', locale), { waitUntil: 'load' });
    for (const { template, path } of pagesOf(locale)) {
      await page.goto(base + path, { waitUntil: 'load' });
      await showAllPictures(page);
      await page.screenshot({ path: join(out, `${template}-${locale}-${width}-${scheme}.png`), fullPage: true });
    }
  }
}

/** Loads all pictures: a lazy one would otherwise load only when somebody scrolls to it. */
async function showAllPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}
