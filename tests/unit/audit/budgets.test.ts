import { expect, test } from 'vitest';
import { readAuditSite } from '#cli/audit/audit-site.ts';
import { parts } from '#cli/audit/budgets.ts';
import { measureBudgets } from '#cli/audit/page-weight.ts';
import { add, edit, finds, home } from './breaking.ts';
import { audit, goodFiles, goodInput } from './good-site.ts';

const budgets = measureBudgets(readAuditSite(goodInput(goodFiles())));

finds('budgets', [
  [
    'a page that grew',
    (files) => ({ ...edit(home, '</main>', `</main><p>${noise(900)}</p>`)(files), budgets }),
    /^html is \d+ bytes, the ceiling is \d+$/,
    { file: home },
  ],
  [
    'a heavier picture',
    (files) => ({ ...add('/logo.svg', 'x'.repeat(500))(files), budgets }),
    /^pictures is 500 bytes/,
  ],
  [
    'a heavier style sheet',
    (files) => ({ ...edit(home, '<style>', `<style>/*${noise(400)}*/`)(files), budgets }),
    /^css is \d+ bytes/,
    { file: home },
  ],
  [
    'a script that imports another one',
    (files) => {
      add('/assets/more.js', noise(400))(files);
      return { ...add('/assets/index.js', 'import{a}from"./more.js";a()')(files), budgets };
    },
    /^script is \d{3} bytes/,
  ],
  [
    'a font',
    (files) => {
      add('/fonts/a.woff2', 'x'.repeat(100))(files);
      return { ...edit(home, '<style>', '<style>@font-face{src:url(/fonts/a.woff2)}')(files), budgets };
    },
    /^fonts is 100 bytes, the ceiling is 0$/,
  ],
  [
    'more than a round trip',
    (files) => ({ ...add('/assets/index.js', noise(40_000))(files), budgets }),
    /one round trip carries 14000/,
  ],
  ['a template without a budget', () => ({ budgets: {} }), /no budget for the template `home`/],
]);

test('a page within its budget is fine, and every part of it is measured', () => {
  expect(Object.keys(budgets.home ?? {})).toEqual([...parts]);
  expect(audit(goodFiles(), { budgets })).toEqual([]);
});

/** Letters that do not pack. */
function noise(length: number): string {
  let state = 7;
  return Array.from({ length }, () => {
    state = (state * 48271) % 2147483647;
    return String.fromCharCode(97 + (state % 26));
  }).join('');
}
