import { expect, type Page } from '@playwright/test';
import { collectShifts, shiftsOf } from '../e2e/layout-shifts.ts';
import { templatePages } from '../e2e/site-pages.ts';
import { cutDocuments } from './cut-documents.ts';

/**
 * What moves at a width on a page of each template, when its document is painted before all of it has come. Each page is
 * cut in as many places as `cuts` says, spread over what is in sight first; every page has others.
 */
export async function shiftsOfPartialDocuments(page: Page, site: string, width: number, cuts: number) {
  const documents = await cutDocuments(site);
  await page.setViewportSize({ width, height: 740 });
  // Faces that come later move things a little; `layout-shift.spec.ts` says how far.
  await page.route('**/*.woff2', (route) => route.abort());
  await collectShifts(page);
  const shifts: string[] = [];
  const paths = templatePages('nl');
  for (const [index, path] of paths.entries()) {
    for (const place of await placesIn(`${site}${path}`, cuts, index / paths.length)) {
      const visit = `${path}?cut=${place}`;
      await page.goto(`${documents.origin}${visit}`, { waitUntil: 'commit' });
      await page.waitForSelector('body', { state: 'attached' });
      await afterFrames(page);
      documents.sendRest(visit);
      await page.waitForLoadState();
      await expect(page.locator('h1')).toBeVisible();
      // What a frame moves is reported with the next one.
      await afterFrames(page);
      shifts.push(...(await shiftsOf(page)));
    }
  }
  await documents.close();
  return shifts;
}

const afterFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** Places in what is in sight first, in bytes; `phase`, from 0 to 1, moves them. */
async function placesIn(url: string, cuts: number, phase: number): Promise<number[]> {
  const html = Buffer.from(await (await fetch(url)).arrayBuffer());
  const first = html.indexOf('<header');
  const last = html.indexOf('<main') + 3000;
  return Array.from({ length: cuts }, (_, index) => Math.round(first + ((last - first) * (index + phase)) / cuts));
}
