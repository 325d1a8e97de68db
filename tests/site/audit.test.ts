import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allChecks } from '#cli/audit/all-checks.ts';
import { readAuditSite } from '#cli/audit/audit-site.ts';
import { type Budgets, parts, transferAtMost } from '#cli/audit/budgets.ts';
import { runChecks } from '#cli/audit/check.ts';
import { measureBudgets } from '#cli/audit/page-weight.ts';
import { auditInput } from '#cli/audit/served-folder.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist/public');
expect(existsSync(join(dist, 'nl')), 'run `npm run build` first').toBe(true);
const budgets = JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8')) as Budgets;
const site = readAuditSite({ ...auditInput(dist, root), budgets });

test('the site has 119 pages to be listed, two thank-you pages and two error pages', () => {
  expect(site.pages.filter((page) => page.listed)).toHaveLength(119);
  expect(site.pages).toHaveLength(123);
});

describe('every page and file that is served', () => {
  test.each(allChecks.map((check) => [check.name, check] as const))('%s', (_name, check) => {
    expect(runChecks(site, [check])).toEqual([]);
  });
});

test('every page loads one script, as a module', () => {
  for (const { path, elements } of site.pages) {
    const loaded = elements.filter(({ name, attributes }) => name === 'script' && attributes.has('src'));
    expect(
      loaded.map(({ attributes }) => attributes.get('type')),
      path,
    ).toEqual(['module']);
    expect(
      elements.some(({ attributes }) => attributes.get('rel') === 'modulepreload'),
      path,
    ).toBe(false);
  }
});

test('every ceiling stands at most a tenth above what its pages weigh now; `npm run audit -- --budgets` measures anew', () => {
  const now = measureBudgets(site);
  expect(Object.keys(budgets)).toEqual(Object.keys(now));
  const loose = Object.entries(now).flatMap(([template, weight]) =>
    parts
      .filter((part) => (budgets[template]?.[part].atMost ?? 0) > weight[part].is * 1.1 + 1)
      .map((part) => `${template} ${part}`),
  );
  expect(loose).toEqual([]);
});

test('html, css and script of every template fit into one round trip', () => {
  for (const [template, { html, css, script }] of Object.entries(measureBudgets(site))) {
    expect(html.is + css.is + script.is, template).toBeLessThanOrEqual(transferAtMost);
  }
});
