import { expect, test } from 'vitest';
import { add, edit, finds, home } from './breaking.ts';
import { audit, goodFiles } from './good-site.ts';

finds('budgets', [
  [
    'a page that is too long',
    edit(home, '</main>', `</main><p>${noise(25_000)}</p>`),
    /^html, css and script: \d+ bytes, where 14000 are allowed$/,
    { file: home },
  ],
  ['a style sheet that is too long', edit(home, '<style>', `<style>/*${noise(25_000)}*/`), /^html, css and script/],
  [
    'a picture that is too heavy',
    add('/logo.svg', 'x'.repeat(120_001)),
    /^pictures without drawings: 120001 bytes, where 120000/,
  ],
  [
    'a picture of a drawing that is too heavy',
    (files) => {
      add('/images/drawings/nl/seo.avif', 'x'.repeat(9001))(files);
      return edit(home, '</main>', '<img src="/images/drawings/nl/seo.avif" alt=""/></main>')(files);
    },
    /^heaviest picture of a drawing: 9001 bytes, where 9000/,
  ],
  [
    'a script that imports another one',
    (files) => {
      add('/assets/more.js', noise(4000))(files);
      return add('/assets/index.js', 'import{a}from"./more.js";a()')(files);
    },
    /^script: \d+ bytes, where 1500 are allowed$/,
  ],
  [
    'a script that passes on what another one exports',
    (files) => {
      add('/more.js', noise(4000))(files);
      return add('/assets/index.js', 'export{a}from"../more.js";')(files);
    },
    /^script: \d+ bytes, where 1500 are allowed$/,
  ],
  [
    'a font',
    (files) => {
      add('/assets/a.woff2', 'x'.repeat(45_001))(files);
      return edit(home, '<style>', '<style>@font-face{src:url(/assets/a.woff2)}')(files);
    },
    /^fonts: 45001 bytes, where 45000 are allowed$/,
  ],
]);

test('a page within its budgets is fine', () => {
  expect(audit(goodFiles()).filter(({ check }) => check === 'budgets')).toEqual([]);
});

/** Letters that do not pack. */
function noise(length: number): string {
  let state = 7;
  return Array.from({ length }, () => {
    state = (state * 48271) % 2147483647;
    return String.fromCharCode(97 + (state % 26));
  }).join('');
}
