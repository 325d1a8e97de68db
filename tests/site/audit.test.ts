import { expect, test } from 'vitest';
import { allChecks } from '#cli/audit/all-checks.ts';
import { runChecks } from '#cli/audit/check.ts';
import { budgets } from '#cli/audit/checks/budgets.ts';
import { auditedSite as site } from './audited-site.ts';

test.each(allChecks.filter((check) => check !== budgets).map((check) => [check.name, check] as const))(
  'every page and file that is served: %s',
  (_name, check) => {
    expect(runChecks(site, [check])).toEqual([]);
  },
);

test('a page of each template keeps its budgets; `npm run test:long` weighs all of them', () => {
  const pages = [...new Map(site.pages.map((page) => [page.template, page])).values()];
  expect(runChecks({ ...site, pages }, [budgets])).toEqual([]);
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
