import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumArgs, findChromium } from '#cli/chromium/find-chromium.ts';
import { type Locale, locales } from '#src/domain/locale.ts';
import { href } from '#src/domain/routes.ts';
import type { ScreenPage } from './screen-pages.ts';

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

export interface ScreenOptions {
  /** Address where the site is served. */
  base: string;
  /** Folder of the pictures. */
  out: string;
  /** Widths of the window, in pixels. */
  widths: readonly number[];
  schemes: readonly Scheme[];
  locales: readonly Locale[];
}

/** Takes a picture of whole pages at every width, scheme and locale asked for, into one folder. */
export async function takeScreens(
  pagesOf: (locale: Locale) => readonly ScreenPage[],
  { base, out, widths, ...asked }: ScreenOptions,
): Promise<void> {
  mkdirSync(out, { recursive: true });
  await using browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  for (const locale of locales.filter((one) => asked.locales.includes(one))) {
    for (const scheme of asked.schemes) {
      for (const width of widths) {
        await using page = await openWindow(browser, { locale, scheme, width });
        // The first page may be drawn before the fonts have come, as it is for a visitor.
        await page.goto(base + href('home', locale), { waitUntil: 'load' });
        for (const { template, path } of pagesOf(locale)) {
          await page.goto(base + path, { waitUntil: 'load' });
          await showAllPictures(page);
          await page.screenshot({ path: join(out, `${template}-${locale}-${width}-${scheme}.png`), fullPage: true });
        }
      }
    }
  }
}

/** A window in which nothing lies over the page: no offer of the other language, no question about cookies. */
async function openWindow(
  browser: Browser,
  { locale, scheme, width }: { locale: Locale; scheme: Scheme; width: number },
) {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale,
  });
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
  return page;
}

/** Pictures below the screen come once somebody has scrolled, and lazy ones as they are scrolled to. */
async function showAllPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const top of [9, 0]) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}
