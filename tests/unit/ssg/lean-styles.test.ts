import { expect, test } from 'vitest';
import { gatherMedia } from '#src/ssg/lean-styles.ts';
import { stylesFor } from '#src/ssg/page-styles.ts';

test('rules of equal width come together behind all others, the widest last, and print behind them', () => {
  const css =
    '.a{b:c}@media(min-width:64rem){.a{b:d}}@media print{.a{b:e}}/* } */.f{g:h}@media(min-width:36rem){.f{g:i}}@media(min-width:64rem){.f{g:j}}@supports(k:l){@media(min-width:36rem){.f{g:m}}}';
  expect(gatherMedia(css).replace(/\/\*.*?\*\//, '')).toBe(
    '.a{b:c}.f{g:h}@supports(k:l){@media(min-width:36rem){.f{g:m}}}@media (min-width:36rem){.f{g:i}}@media (min-width:64rem){.a{b:d}.f{g:j}}@media print{.a{b:e}}',
  );
});

test('a style sheet has rules for the elements of its pages and for those that scripts make, and for no other', async () => {
  const css = await stylesFor({
    classes: new Set(),
    tags: new Set(['html', 'body', 'p']),
    words: new Set(['summary']),
  });
  expect(css).toContain('body{');
  expect(css).toContain('summary{');
  expect(css).not.toMatch(/(^|[,}])(?:select|h3|img)[,{]/);
});

test('every custom property that is used has a short name and a value', async () => {
  const css = await stylesFor({ classes: new Set(['cat-ai', 'on-field', 'on-band', 'card']), tags: new Set(['html']) });
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const set = new Set([...css.matchAll(/[{;](--[\w-]+):/g)].map(([, name]) => name));
  expect(used.size).toBeGreaterThan(5);
  for (const name of used) {
    expect(name).toMatch(/^--[a-z]{1,2}$/i);
    expect(set.has(name), name).toBe(true);
  }
});
