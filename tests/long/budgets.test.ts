import { expect, test } from 'vitest';
import { runChecks } from '#cli/audit/check.ts';
import { budgets } from '#cli/audit/checks/budgets.ts';
import { auditedSite } from '../site/audited-site.ts';

test('every page keeps its budgets', () => {
  expect(runChecks(auditedSite, [budgets])).toEqual([]);
});
