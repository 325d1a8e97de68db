import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumArgs, findChromium } from '#cli/chromium/find-chromium.ts';
import type { Locale } from '#src/domain/locale.ts';
import { contactSheet } from './contact-sheet.ts';
import type { DrawingPage } from './drawing-pages.ts';
import { type Look, openWindow } from './look.ts';
import type { ScreenOptions } from './take-screens.ts';

type PagesOf = (locale: Locale) => readonly DrawingPage[];

/**
 * Takes a picture of every drawing in every look asked for, and puts those of a look on one contact sheet. The drawings
 * are numbered in the order of the pages. The console lists which service each number is: names are not on the sheet.
 */
export async function takeDrawingSheets(pagesOf: PagesOf, looks: readonly Look[], options: ScreenOptions) {
  for await (const { browser, page, look, fileOf } of openWindows(looks, options)) {
    const pages = pagesOf(look.locale);
    const file = fileOf('drawings');
    console.log(`${file}:\n${pages.map(({ id }, index) => `${index + 1} ${id}`).join('\n')}`);
    const pictures: Buffer[] = [];
    for (const { path } of pages) {
      await page.goto(options.base + path, { waitUntil: 'load' });
      pictures.push(await pictureOf(page));
    }
    // Half as wide as the window, but never so narrow that its words cannot be read.
    await contactSheet(browser, pictures, { cell: Math.max(320, look.width / 2), file });
  }
}

/** Takes a picture of each drawing in every look asked for, with the states of its gesture below one another. */
export async function takeDrawingStates(pagesOf: PagesOf, looks: readonly Look[], options: ScreenOptions) {
  for await (const { browser, page, look, fileOf } of openWindows(looks, options)) {
    for (const { id, path } of pagesOf(look.locale)) {
      await page.goto(options.base + path, { waitUntil: 'load' });
      const pictures: Buffer[] = [];
      for (const radio of await page.locator('.service-drawing [type=radio]').all()) {
        await radio.check();
        pictures.push(await pictureOf(page));
      }
      await contactSheet(browser, pictures, { cell: look.width, columns: 1, file: fileOf(id) });
    }
  }
}

/** Opens a window for each look, one after another, with a function that gives the path of a picture in that look. */
async function* openWindows(looks: readonly Look[], { out }: ScreenOptions) {
  mkdirSync(out, { recursive: true });
  await using browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  for (const look of looks) {
    await using page = await openWindow(browser, look);
    // High enough for every drawing without scrolling, which would put the header over it.
    await page.setViewportSize({ width: look.width, height: 3000 });
    const fileOf = (name: string) => join(out, `${name}-${look.locale}-${look.width}-${look.scheme}.png`);
    yield { browser, page, look, fileOf };
  }
}

async function pictureOf(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  return page.locator('.service-drawing').screenshot();
}
