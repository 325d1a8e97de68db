import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { brokenWords, switchOffHyphens } from './broken-words.ts';
import { layoutFaults } from './layout-faults.ts';
import { atLetterSizes } from './letter-size.ts';

/*
 * What only a browser can tell of a page, on one visit: what it asks for and stores, whether it holds together at every width,
 * and what it weighs. What can be read from the files of `dist` is proved in `tests/site`.
 */

/** Bytes of pictures that a phone may load before it is scrolled, and of fonts. */
const picturesAtMost = 250_000;
const fontsAtMost = 45_000;

/** Letters of the shortest word that gets hyphens. */
const baseStyles = readFileSync(new URL('../../../src/styles/base.css', import.meta.url), 'utf8');
const hyphenatedFrom = Number(/hyphenate-limit-chars: (\d+)/.exec(baseStyles)?.[1]);

/**
 * Widths at which no word may be broken; at two of them, words long enough for hyphens may be. A page is opened at the first.
 */
const widths = [
  [360, Number.POSITIVE_INFINITY],
  [384, hyphenatedFrom],
  [1024, hyphenatedFrom],
  [1280, Number.POSITIVE_INFINITY],
  [320, Number.POSITIVE_INFINITY],
] as const;

/** Default font sizes at which nothing leaves the narrowest screen, beside the usual one. */
const letterSizes = [20, 32];

/** A small phone, on which each page is opened. */
export const smallPhone = { width: 360, height: 740 };

/** Opens each page, and gives all that is wrong with it but what axe says, which `look` looks for before the page is left. */
export async function pageFaults(
  page: Page,
  paths: readonly string[],
  site: string,
  look: (page: Page) => Promise<string[]> = async () => [],
): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    const requests: string[] = [];
    const note = (request: { url(): string }) => requests.push(request.url());
    page.on('request', note);
    await page.setViewportSize(smallPhone);
    await page.goto(path);
    const wrong = await privacyFaults(page);
    const opened = await timeOfOpening(page);
    wrong.push(...(await layoutFaultsAtLetterSizes(page)), ...(await layoutFaultsAtWidths(page)));
    wrong.push(...(await look(page)), ...(await weightFaults(page, opened)));
    faults.push(...wrong.map((fault) => `${path}: ${fault}`));
    page.off('request', note);
    for (const url of requests) {
      if (!url.startsWith(`${site}/`) && !url.startsWith('data:')) faults.push(`${path}: asks for ${url}`);
      if (/\/(?:react|hydrate)-/.test(url)) faults.push(`${path}: loads React by itself`);
    }
  }
  for (const { name } of await page.context().cookies()) faults.push(`sets the cookie ${name}`);
  return faults;
}

/** What a page stores or frames before anybody has chosen. */
async function privacyFaults(page: Page): Promise<string[]> {
  const { stored, frames } = await page.evaluate(() => {
    const stored = [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...document.cookie.split(';')];
    // The question for consent has tests of its own; on a small screen it lies over the page.
    document.getElementById('consent')?.remove();
    return { stored: stored.filter(Boolean), frames: document.querySelectorAll('iframe,object,embed').length };
  });
  return [...stored.map((key) => `stores ${key}`), ...(frames > 0 ? [`has ${frames} frames`] : [])];
}

/** When everything that a visitor sees first has been asked for, in milliseconds since the navigation. */
const timeOfOpening = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // Pictures that are loaded lazily are asked for with the first frames.
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now();
  });

/** What of that is too heavy. Looked at last, when all of it has come; what other widths have asked for does not count. */
async function weightFaults(page: Page, opened: number): Promise<string[]> {
  const { pictures, fonts } = await page.evaluate((opened) => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const bytes = (kind: RegExp) =>
      resources
        .filter(({ name, startTime }) => startTime < opened && kind.test(new URL(name).pathname))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return { pictures: bytes(/\.(avif|webp|png|jpe?g|svg)$/), fonts: bytes(/\.woff2$/) };
  }, opened);
  return [
    ...(pictures > picturesAtMost ? [`${pictures} bytes of pictures before scrolling`] : []),
    ...(fonts > fontsAtMost ? [`${fonts} bytes of fonts`] : []),
  ];
}

async function layoutFaultsAtLetterSizes(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: smallPhone.height });
  const found = await atLetterSizes(page, letterSizes, layoutFaults);
  return found.flatMap((faults, index) => faults.map((fault) => `at letters of ${letterSizes[index]} px: ${fault}`));
}

async function layoutFaultsAtWidths(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(switchOffHyphens);
  for (const [width, brokenFrom] of widths) {
    await page.setViewportSize({ width, height: smallPhone.height });
    if (width === 320) faults.push(...(await page.evaluate(layoutFaults)));
    const words = await page.evaluate(brokenWords);
    faults.push(...words.filter((word) => word.length < brokenFrom).map((word) => `broken at ${width} px: ${word}`));
  }
  return faults;
}
