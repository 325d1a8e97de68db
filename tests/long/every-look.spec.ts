import { colourRules, everyRule, violationsOf } from '../e2e/axe.ts';
import { allPages, parts } from '../e2e/site-pages.ts';
import { expect, openDecided, test } from '../e2e/visitor.ts';

/** Every page in every look; `npm test` shows axe a page of each template in two of them. The widths of a desktop and of the narrowest phone, each in both colour schemes. */
const looks = [
  { width: 1280, colorScheme: 'light', rules: everyRule },
  { width: 1280, colorScheme: 'dark', rules: colourRules },
  { width: 320, colorScheme: 'dark', rules: everyRule },
  { width: 320, colorScheme: 'light', rules: colourRules },
] as const;

// A browser that prefers neither language is not offered the other one; that line has a test of its own.
test.use({ locale: 'fr-FR', contextOptions: { reducedMotion: 'reduce' } });

for (const [index, paths] of parts(allPages, 16).entries()) {
  test(`axe finds nothing at either width in either scheme, part ${index + 1}`, { tag: '@desktop' }, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const found: string[] = [];
    for (const path of paths) {
      await openDecided(page, path);
      // What is folded away is read too.
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      for (const { width, colorScheme, rules } of looks) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        for (const violation of await violationsOf(page, rules))
          found.push(`${path} at ${width} px, ${colorScheme}: ${violation}`);
      }
    }
    expect(found).toEqual([]);
  });
}
