import type { Page } from '@playwright/test';
import { axeScript, colourRules, everyRule, violationsOf } from '../axe.ts';
import { parts, templatePages } from '../site-pages.ts';
import { expect, test } from '../visitor.ts';
import { pageFaults, smallPhone } from './page-faults.ts';

/* A page of each template. All pages in all looks are in `tests/long`: `every-page.spec.ts` and `every-look.spec.ts`. */

const looks = [
  { width: 320, colorScheme: 'light', rules: everyRule },
  { width: 1280, colorScheme: 'dark', rules: colourRules },
] as const;

// A browser that prefers neither Dutch nor English, so that no page offers its other language; another test has that line.
test.use({
  viewport: smallPhone,
  deviceScaleFactor: 2,
  locale: 'fr-FR',
  contextOptions: { reducedMotion: 'reduce' },
});

for (const [index, paths] of parts(templatePages('nl'), 4).entries())
  test(`a page of each template keeps to itself, holds together and can be used by everybody, part ${index + 1}`, {
    tag: '@desktop',
  }, async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    await page.addInitScript({ content: axeScript });
    expect(await pageFaults(page, paths, `${baseURL}`, accessibilityFaults)).toEqual([]);
  });

async function accessibilityFaults(page: Page): Promise<string[]> {
  // The checks skip closed details, so all are opened.
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  const faults: string[] = [];
  for (const { width, colorScheme, rules } of looks) {
    await page.setViewportSize({ width, height: smallPhone.height });
    await page.emulateMedia({ colorScheme });
    for (const violation of await violationsOf(page, rules)) faults.push(`${width} px, ${colorScheme}: ${violation}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return faults;
}
