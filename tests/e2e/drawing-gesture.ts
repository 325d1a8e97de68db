import type { Page } from '@playwright/test';
import { everyRule, violationsOf } from './axe.ts';
import { openDecided } from './visitor.ts';

/** The drawing of a service. */
export const figure = '.service-drawing';

/** The picture in it, without the radios. */
export const drawing = `${figure} > .wrap > div > :first-child`;

/**
 * Walks through the radios of a page's drawing with the arrow keys, in a window without motion. Gives what is wrong with it:
 * a state that keys do not reach, that looks like another one, moves, moves what follows, or breaks a rule of axe.
 */
export async function faultsOfGesture(page: Page, path: string): Promise<string[]> {
  await openDecided(page, path);
  const faults: string[] = [];
  const radios = await page.locator(`${figure} [type=radio]`).all();
  const pictures = new Set<string>();
  const heights = new Set<number>();
  await radios[0]?.focus();
  for (const [index, radio] of radios.entries()) {
    if (index > 0) await page.keyboard.press('ArrowRight');
    if (!(await radio.isChecked())) faults.push(`state ${index + 1} is not reached by keys`);
    if (await page.evaluate(() => document.getAnimations().length)) faults.push(`state ${index + 1} moves`);
    // Without the radios, which would look different by themselves.
    pictures.add((await page.locator(drawing).screenshot()).toString('base64'));
    heights.add((await page.locator(figure).boundingBox())?.height ?? 0);
    faults.push(...(await violationsOf(page, everyRule, figure)));
  }
  if (radios.length < 2) faults.push('there is no choice');
  if (pictures.size !== radios.length) faults.push(`${radios.length} states look like ${pictures.size}`);
  if (heights.size !== 1) faults.push(`what follows is moved: heights of ${[...heights].join(', ')} px`);
  return faults.map((fault) => `${path}: ${fault}`);
}
