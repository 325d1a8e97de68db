import { colourRules, everyRule, violationsOf } from './axe.ts';
import { expect, openDecided, test } from './visitor.ts';
import { allPages, parts } from './visual-pages.ts';

/** What is looked at: the widths of a desktop and of the narrowest phone, each in both colour schemes. */
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

test('and finds faults where there are some', { tag: '@desktop' }, async ({ page }) => {
  await openDecided(page, '/nl');
  await page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync('.pale{color:#ccc;background:#fff}.close button{display:block;width:9px;height:9px}');
    document.adoptedStyleSheets.push(style);
    const pale = document.createElement('p');
    pale.className = 'pale';
    pale.textContent = 'pale';
    const close = document.createElement('div');
    close.className = 'close';
    close.append(document.createElement('button'), document.createElement('button'));
    const heading = document.createElement('h6');
    heading.textContent = 'deep';
    document.querySelector('h1')?.after(pale, close, document.createElement('h2'), heading);
  });
  const found = (await violationsOf(page, everyRule)).map((violation) => violation.split(' in ')[0]);
  const faults = ['color-contrast', 'button-name', 'target-size', 'empty-heading', 'heading-order'];
  expect(found).toEqual(expect.arrayContaining(faults));
  expect(await violationsOf(page, colourRules)).toEqual([expect.stringContaining('pale')]);
});
