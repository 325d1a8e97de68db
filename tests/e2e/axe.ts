import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ElementHandle, Page } from '@playwright/test';
import type { default as Axe, RunOptions } from 'axe-core';

/** The rules of WCAG 2.2 on level AA, and axe's own best practices. By itself axe leaves the ones of 2.2 out. */
export const everyRule: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
};

/** The rules whose answer depends on the colour scheme. */
export const colourRules: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** axe itself, for pages that have it from the start. */
export const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Each rule that the page or a frame in it breaks, with the elements; with a selector, only what is inside of it. Throws when
 * axe has looked at nothing.
 */
export async function violationsOf(page: Page, rules: RunOptions, inside = 'html'): Promise<string[]> {
  for (const frame of page.frames()) {
    // A frame elsewhere may be on its way to another page, where a script in it is refused.
    if (frame.parentFrame() && !(await isInside(await frame.frameElement(), inside))) continue;
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeScript);
  }
  return page.evaluate(
    async ([rules, inside]) => {
      const { violations, passes } = await window.axe.run(inside, {
        ...rules,
        preload: false,
        // Of what is in order one element a rule is enough; each is given a selector, which takes time.
        resultTypes: ['violations'],
      });
      if (passes.length === 0) throw new Error('axe has looked at nothing');
      return violations.map(({ id, nodes }) => `${id} in ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [rules, inside] as const,
  );
}

const isInside = (element: ElementHandle, selector: string) =>
  element.evaluate((node, selector) => node instanceof Element && node.closest(selector) !== null, selector);

declare global {
  interface Window {
    axe: typeof Axe;
  }
}
