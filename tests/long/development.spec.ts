import type { Page } from '@playwright/test';
import { type DevServer, patience, startDevServer } from '../dev-server.ts';
import { expect, move, openDecided, spoken, test } from '../e2e/visitor.ts';

/** The tests share one server. */
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let development: DevServer;
test.beforeAll(async () => {
  development = await startDevServer();
});
test.afterAll(() => development.stop());

const { nl, en } = spoken;
const looks = [360, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** How an element, or what CSS draws before or after it, is styled: `name: value` of every property. */
interface Styled {
  element: string;
  styles: string[];
}

function stylesOf(page: Page): Promise<Styled[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const elements = document.body.querySelectorAll(':not(script, style, link, template)');
    return [...elements].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const computed = getComputedStyle(element, part);
        if (part && computed.content === 'none') return [];
        // A custom property shows in the properties that use it, or nowhere.
        const names = [...computed].filter((name) => !name.startsWith('--'));
        return {
          element: `${element.localName}.${element.getAttribute('class') ?? ''}${part ?? ''}`,
          styles: names.map((name) => `${name}: ${computed.getPropertyValue(name)}`),
        };
      }),
    );
  });
}

/** How a page looks in each look, once the browser scripts have changed what they change. */
async function looksOf(page: Page, url: string): Promise<Map<string, Styled[]>> {
  await openDecided(page, url);
  await move(page);
  const found = new Map<string, Styled[]>();
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    found.set(`${width} px, ${colorScheme}`, await stylesOf(page));
  }
  return found;
}

for (const path of [nl.home, en.servicesPage, nl.servicePage, en.casePage, nl.contactPage])
  test(`${path} is styled in development as it is in the build`, { tag: '@desktop' }, async ({ page }) => {
    const built = await looksOf(page, path);
    const developed = await looksOf(page, development.url + path);
    for (const [look, elements] of built) {
      const others = developed.get(look) ?? [];
      expect(
        others.map(({ element }) => element),
        look,
      ).toEqual(elements.map(({ element }) => element));
      const differences = elements.flatMap(({ element, styles }, index) => {
        const other = new Set(others[index]?.styles);
        return styles.filter((style) => !other.has(style)).map((style) => `${element} ${style}`);
      });
      expect(differences, look).toEqual([]);
    }
  });

test('a change in the CSS of a section is on the screen in less than 300 ms', { tag: '@timed' }, async ({ page }) => {
  await openDecided(page, development.url + nl.home);
  await move(page);
  const times: number[] = [];
  let rule = '.hero {';
  for (const opacity of ['0.91', '0.92', '0.93', '0.94', '0.95', '0.96', '0.97', '0.98']) {
    const shown = page.evaluate(
      (wanted) =>
        new Promise<number>((resolve) => {
          const frame = () => {
            const { opacity } = getComputedStyle(document.querySelector('.hero') as Element);
            // The next frame begins when the one with the change has been drawn.
            requestAnimationFrame(opacity === wanted ? () => resolve(Date.now()) : frame);
          };
          frame();
        }),
      opacity,
    );
    const changed = `.hero { opacity: ${opacity};`;
    const saved = Date.now();
    development.change('src/sections/hero.css', rule, changed);
    times.push((await shown) - saved);
    rule = changed;
  }
  // What else the machine does only adds to a time.
  expect(Math.min(...times), `of ${times.join(', ')} ms`).toBeLessThan(300);
});

test('a message with an open brace is shown over the page: where, what and what to do', { tag: '@desktop' }, async ({
  browser,
}) => {
  // Of its own: the answer 500 and the overlay are what is asked for.
  const page = await browser.newPage();
  const home = 'i18n/nl/pages/home.json';
  development.change(home, '"title": "', '"title": "{open ');
  await page.goto(development.url + nl.home);
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText(/i18n\/nl\/pages\/home\.json:\d+:\d+ .*`\{open /, patience);
  await expect(overlay).toContainText('→ Correct the message.');
  development.change(home, '{open ', '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible(patience);
  await expect(overlay).toHaveCount(0);
  await page.close();
});
