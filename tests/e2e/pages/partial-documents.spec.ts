import { expect, test } from '@playwright/test';
import { collectShifts, shiftsOf } from '../layout-shifts.ts';
import { templatePages } from '../site-pages.ts';
import { cutDocuments } from './cut-documents.ts';

test.setTimeout(60_000);

for (const width of [360, 1280]) {
  test(`nothing moves at ${width} px where a document is painted before all of it has come`, async ({
    page,
    baseURL,
  }) => {
    const documents = await cutDocuments(`${baseURL}`);
    await page.setViewportSize({ width, height: 740 });
    // Faces that come later move things a little; `layout-shift.spec.ts` says how far.
    await page.route('**/fonts/*', (route) => route.abort());
    await collectShifts(page);
    const faults: string[] = [];
    const paths = templatePages('nl');
    for (const [index, path] of paths.entries()) {
      for (const place of await placesIn(`${baseURL}${path}`, index / paths.length)) {
        const visit = `${path}?cut=${place}`;
        await page.goto(`${documents.origin}${visit}`, { waitUntil: 'commit' });
        await page.waitForSelector('body', { state: 'attached' });
        await page.evaluate(async () => {
          for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
        });
        documents.sendRest(visit);
        await page.waitForLoadState();
        await expect(page.locator('h1')).toBeVisible();
        await page.waitForTimeout(50);
        faults.push(...(await shiftsOf(page)));
      }
    }
    await documents.close();
    expect(faults).toEqual([]);
  });
}

/** Three places in what is in sight first, in bytes; `phase`, from 0 to 1, moves them, so that each page has others. */
async function placesIn(url: string, phase: number): Promise<number[]> {
  const html = Buffer.from(await (await fetch(url)).arrayBuffer());
  const first = html.indexOf('<header');
  const last = html.indexOf('<main') + 3000;
  return Array.from({ length: 3 }, (_, index) => Math.round(first + ((last - first) * (index + phase)) / 3));
}
