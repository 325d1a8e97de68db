import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeScript, colourRules, everyRule, everyRuleButContrast, violationsOf } from '../axe.ts';
import { allPages, parts, templatePages } from '../site-pages.ts';
import { expect, test } from '../visitor.ts';
import { brokenWords, switchOffHyphens } from './broken-words.ts';
import { layoutFaults } from './layout-faults.ts';
import { atLetterSizes } from './letter-size.ts';

/*
 * Every page is opened once, and on that visit everything is looked at that only a browser can tell: what it asks for and
 * stores, whether it holds together at every width, and what axe finds. What can be read from the files of `dist` is proved
 * in `tests/site`. Violations of the policy and errors of scripts end each test (`visitor.ts`).
 */

/** Bytes of pictures that a phone may load before it is scrolled, and of fonts. */
const picturesAtMost = 250_000;
const fontsAtMost = 45_000;

/** Letters of the shortest word that gets hyphens. */
const baseStyles = readFileSync(new URL('../../../src/styles/base.css', import.meta.url), 'utf8');
const hyphenatedFrom = Number(/hyphenate-limit-chars: (\d+)/.exec(baseStyles)?.[1]);

/**
 * Widths at which no word may be broken; at two of them, words long enough for hyphens may be. A page is opened at the first
 * and seen by axe from the last on.
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

/** How axe sees a page of a template that it has not seen: both widths in both colour schemes. */
const everyLook = [
  { width: 320, colorScheme: 'light', rules: everyRule },
  { width: 320, colorScheme: 'dark', rules: colourRules },
  { width: 1280, colorScheme: 'dark', rules: colourRules },
  { width: 1280, colorScheme: 'light', rules: everyRule },
] as const;

/** How it sees the others, which share its styles. */
const oneLook = [{ width: 320, colorScheme: 'light', rules: everyRuleButContrast }] as const;

/** The pages that axe sees in every look. */
const firstOfTemplate = new Set([...templatePages('nl'), ...templatePages('en')]);

/** A small phone, on which each page is opened. */
const viewport = { width: 360, height: 740 };

// A browser that prefers neither language is not offered the other one; that line has a test of its own.
test.use({
  viewport,
  deviceScaleFactor: 2,
  locale: 'fr-FR',
  contextOptions: { reducedMotion: 'reduce' },
});

for (const [index, paths] of parts(allPages, 10).entries()) {
  test(`every page keeps to itself, holds together and can be used by everybody, part ${index + 1}`, {
    tag: '@desktop',
  }, async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    await page.addInitScript({ content: axeScript });
    const faults: string[] = [];
    for (const path of paths) {
      const requests: string[] = [];
      const note = (request: { url(): string }) => requests.push(request.url());
      page.on('request', note);
      await page.setViewportSize(viewport);
      await page.goto(path);
      const found = await privacyFaults(page);
      const opened = await timeOfOpening(page);
      found.push(...(await layoutFaultsAtLetterSizes(page)), ...(await layoutFaultsAtWidths(page)));
      found.push(...(await accessibilityFaults(page, path)), ...(await weightFaults(page, opened)));
      faults.push(...found.map((fault) => `${path}: ${fault}`));
      page.off('request', note);
      for (const url of requests) {
        if (!url.startsWith(`${baseURL}/`) && !url.startsWith('data:')) faults.push(`${path}: asks for ${url}`);
        if (/\/(?:react|hydrate)-/.test(url)) faults.push(`${path}: loads React by itself`);
      }
    }
    expect(faults).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
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
  await page.setViewportSize({ width: 320, height: viewport.height });
  const found = await atLetterSizes(page, letterSizes, layoutFaults);
  return found.flatMap((faults, index) => faults.map((fault) => `at letters of ${letterSizes[index]} px: ${fault}`));
}

async function layoutFaultsAtWidths(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(switchOffHyphens);
  for (const [width, brokenFrom] of widths) {
    await page.setViewportSize({ width, height: viewport.height });
    if (width === 320) faults.push(...(await page.evaluate(layoutFaults)));
    const words = await page.evaluate(brokenWords);
    faults.push(...words.filter((word) => word.length < brokenFrom).map((word) => `broken at ${width} px: ${word}`));
  }
  return faults;
}

async function accessibilityFaults(page: Page, path: string): Promise<string[]> {
  // What is folded away is read too.
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  const faults: string[] = [];
  for (const { width, colorScheme, rules } of firstOfTemplate.has(path) ? everyLook : oneLook) {
    await page.setViewportSize({ width, height: viewport.height });
    await page.emulateMedia({ colorScheme });
    for (const violation of await violationsOf(page, rules)) faults.push(`${width} px, ${colorScheme}: ${violation}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return faults;
}
