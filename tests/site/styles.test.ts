import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { categoryColours } from '#src/domain/palette.ts';
import { classesOf } from '#src/ssg/page.ts';

const root = resolve(import.meta.dirname, '../..');
const dist = join(root, 'dist/public');

const below = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

const pages = below(dist, /\.html$/).filter((html) => html.includes('<main id="main"'));
const sheets = new Set(
  pages.flatMap((html) => [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)),
);

/** The class names in selectors of some CSS, without the escapes. */
const selected = (css: string): string[] =>
  [...css.replace(/\{[^{}]*\}|@layer [^{;]*/g, '{}').matchAll(/\.((?:[a-z_]|\\.)(?:[\w-]|\\.)*)/gi)].map(
    ([, name = '']) => name.replace(/\\(.)/g, '$1'),
  );

test('every page carries its styles, and at most two sheets', () => {
  expect(pages.length).toBeGreaterThan(100);
  for (const html of pages) {
    const count = html.match(/<style>/g)?.length ?? 0;
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(2);
  }
});

test('class names and custom properties on the pages are those of the sources', () => {
  const words = (texts: string[], end: RegExp) => new Set(texts.flatMap((text) => text.split(end)));
  const code = words(below(join(root, 'src'), /\.tsx?$/), /[\s"'`]+/);
  const css = new Set(below(join(root, 'src'), /\.css$/).flatMap(selected));
  const records = words(below(join(root, 'content'), /\.yaml$/), /[\s"']+/);
  // Put together from a word of the sources and the name of a category or of a case.
  const composed = /^(?:cat|case|flag|f|from|to|btn)-[\w-]+$/;
  const shipped = new Set([...pages.flatMap((html) => [...classesOf(html)]), ...[...sheets].flatMap(selected)]);
  expect(shipped.size).toBeGreaterThan(100);
  const known = [code, css, records];
  expect([...shipped].filter((name) => !composed.test(name) && !known.some((names) => names.has(name)))).toEqual([]);
  const properties = new Set([...sheets].flatMap((css) => css.match(/--[a-z][\w-]*/g) ?? []));
  // The palette is written in TypeScript, without the dashes.
  const written = words(below(join(root, 'src'), /\.(tsx?|css)$/), /[^\w-]+/);
  expect([...properties].filter((name) => !written.has(name) && !written.has(name.slice(2)))).toEqual([]);
});

test('the sheets have rules from every source of styles: each CSS file that pages need, UnoCSS, the palette', () => {
  const css = [...sheets].join('\n');
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    // What only a live chat opens is on no page without one.
    (name) => name.endsWith('.css') && name !== 'shell/chat.css',
  );
  const lacking = files.filter((name) => {
    const names = selected(readFileSync(join(root, 'src', name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''));
    return names.length > 0 && !names.some((one) => css.includes(`.${one}`));
  });
  expect(lacking).toEqual([]);
  for (const utility of ['.mt-6{', '.sm\\:grid-cols-2{', '.js-only{']) expect(css).toContain(utility);
  for (const key of Object.keys(categoryColours)) expect(css).toContain(`.cat-${key}{--a:`);
});
