import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readStylesheet, type Stylesheet, stylesFor } from '#src/ssg/styles.ts';

const folder = mkdtempSync(join(tmpdir(), 'styles-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The stylesheet of a build that wrote some CSS. */
function stylesheet(...sheets: string[]): Stylesheet {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const [index, css] of sheets.entries()) writeFileSync(join(folder, 'assets', `site-${index}.css`), css);
  return readStylesheet(folder);
}

const set = (...names: string[]) => new Set(names);
const nothing = { classes: set(), tags: set(), words: set() };

test('a page gets the rules of its classes and elements and of those that scripts name, and no other', async () => {
  const sheet = stylesheet('p{a:b}h3{a:b}summary{a:b}.card{a:b;& > b{a:b}}.menu{a:b}.later{a:b}:focus-visible{a:b}');
  const names = { classes: set('card'), tags: set('p', 'b'), words: set('summary', 'later') };
  const { shared } = await stylesFor(sheet, names);
  expect(shared).toBe('p,summary,.card,.card>b,.later,:focus-visible{a:b}');
});

test('what a visitor or a script changes decides over no rule: attributes and states', async () => {
  const sheet = stylesheet('a[aria-current]{a:b}a:hover{c:d}p:not(:hover){e:f}details[open] p{g:h}');
  const { shared } = await stylesFor(sheet, { ...nothing, tags: set('a', 'details', 'p') });
  for (const part of ['[aria-current]', 'a:hover', 'p:not(:hover)', '[open] p']) expect(shared).toContain(part);
});

test('custom properties that nothing uses go, and those that only another one uses stay', async () => {
  const sheet = stylesheet(':root{--a:var(--b);--b:red;--c:blue}p{color:var(--a)}.x{color:var(--c)}');
  const { shared } = await stylesFor(sheet, { ...nothing, tags: set('p') });
  expect(shared).toBe(':root{--a:var(--b);--b:red}p{color:var(--a)}');
});

test('an optional layer is a sheet of its own, for routes where a page has its class', async () => {
  const sheet = stylesheet('@layer base,optional,print;@layer base{p{a:b}}@layer optional.van{.van{c:d}.van p{e:f}}');
  const { shared, optional } = await stylesFor(sheet, { ...nothing, classes: set('van'), tags: set('p') });
  expect(shared).toBe('@layer base{p{a:b}}@layer optional,print;');
  expect(optional).toEqual(new Map([['van', '@layer optional.van{.van{c:d}.van p{e:f}}']]));
  expect((await stylesFor(sheet, { ...nothing, tags: set('p') })).optional.size).toBe(0);
});

test('an optional layer is on every page of a route whose scripts name its class', async () => {
  const sheet = stylesheet('@layer optional.van{.van{c:d}}');
  const { shared, optional } = await stylesFor(sheet, { ...nothing, words: set('van') });
  expect(shared).toBe('@layer optional.van{.van{c:d}}');
  expect(optional.size).toBe(0);
});

test('the tokens of a class are optional too', async () => {
  const sheet = stylesheet('@layer tokens{p{a:b}}@layer tokens.optional.van{.van{c:d}}');
  const { shared, optional } = await stylesFor(sheet, { ...nothing, classes: set('van'), tags: set('p') });
  expect(shared).toBe('@layer tokens{p{a:b}}');
  expect(optional).toEqual(new Map([['van', '@layer tokens.optional.van{.van{c:d}}']]));
});

test('a page gets all optional layers of a class', async () => {
  const layers = ['@layer tokens.optional.van{.van{c:d}}', '@layer optional.van{.van{e:f}}'];
  const sheet = stylesheet(layers.join(''));
  const { optional } = await stylesFor(sheet, { ...nothing, classes: set('van') });
  expect(optional).toEqual(new Map([['van', layers.join('')]]));
});

test('a class without a rule stops the build, and so does a layer that is named after no class', async () => {
  await expect(stylesFor(stylesheet('.card{a:b}'), { ...nothing, classes: set('crad') })).rejects.toThrow(/`crad`/);
  expect(() => stylesheet('@layer optional.van{.car{c:d}}')).toThrow(/`optional\.van`/);
});

test('the sheet is one, whatever the bundler makes of it', () => {
  expect(() => stylesheet('p{a:b}', 'h3{a:b}')).toThrow(/one stylesheet/);
});
