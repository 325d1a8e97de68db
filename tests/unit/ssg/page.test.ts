import { expect, test } from 'vitest';
import type { CodeFiles } from '#src/ssg/code-files.ts';
import { classesOf, finishPage, sheetsOf, tagsOf } from '#src/ssg/page.ts';

const code: CodeFiles = {
  script: (name) => ({ path: `/assets/${name}.js`, integrity: `sha256-${name}` }),
  inline: (name) => `/* ${name} */`,
  paths: (names) => names.map((name) => `/assets/${name}.js`),
  words: () => new Set(),
};

const page = (body: string) => `<html><head><title>x</title></head><body>${body}</body></html>`;

test('the names of a page are found as they are, whatever HTML makes of them', () => {
  const html = page('<p class="hover:bg-white/15 gap-[a&amp;b] before:content-[&#x27;x&#x27;]"><my-part><clipPath>');
  expect([...classesOf(html)]).toEqual(['hover:bg-white/15', 'gap-[a&b]', "before:content-['x']"]);
  expect([...tagsOf(html)]).toEqual(expect.arrayContaining(['my-part', 'clipPath']));
});

test('a page gets the sheet of its route, and of the optional ones those that a class on it asks for', () => {
  const styles = {
    shared: '.a{b:$&}',
    optional: new Map([
      ['chat', '.chat{b:c}'],
      ['van', '.van{b:c}'],
    ]),
  };
  expect(sheetsOf(page('<p>'), styles)).toEqual(['.a{b:$&}']);
  expect(sheetsOf(page('<p class="big van">'), styles)).toEqual(['.a{b:$&}', '.van{b:c}']);
});

test('a page carries its sheets as they are', () => {
  const html = finishPage(page(''), ['.a{b:$&}', '.van{b:c}'], code);
  expect(html.match(/<style>[^<]*<\/style>/g)).toEqual(['<style>.a{b:$&}</style>', '<style>.van{b:c}</style>']);
});

test('a page asks for the fonts of its styles in its head', () => {
  const shared = '@font-face{src:url(/assets/a.woff2)}@font-face{src:url("/assets/b.woff2")}@font-face{src:local(C)}';
  const html = finishPage(page(''), [shared], code);
  const links = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, href]) => href);
  expect(links).toEqual(['/assets/a.woff2', '/assets/b.woff2']);
});

test('a page loads one script, and names the code that it may load later by its path', () => {
  const html = finishPage(page('<island-root data-load="wake form" data-later="checker">'), [], code);
  expect(html).toContain('<script type="module" src="/assets/index.js" integrity="sha256-index"');
  expect(html).toContain(' data-load="/assets/first-input.js"');
  expect(html).toContain(' data-load="/assets/wake.js /assets/form.js" data-later="/assets/checker.js"');
});
