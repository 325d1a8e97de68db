import { expect, test } from '@playwright/test';
import { templatePages } from '../e2e/site-pages.ts';
import { visitsWithLateFonts } from './late-fonts.ts';

/** What Chromium may count on a visit: this much on most of them, and never more than a page that is called stable. */
const mostly = 0.02;
const ever = 0.1;

test('hardly anything moves, with an empty cache and fonts that come late', { tag: '@desktop' }, async ({
  browser,
  baseURL,
}) => {
  const paths = templatePages('nl');
  const visits = await visitsWithLateFonts(browser, `${baseURL}`, paths);
  const beyond = (limit: number) => visits.filter(({ shift }) => shift > limit);
  expect(visits).toHaveLength(2 * paths.length);
  expect(beyond(ever)).toEqual([]);
  expect(beyond(mostly).length / visits.length, JSON.stringify(beyond(mostly))).toBeLessThanOrEqual(0.2);
});
