import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allChecks } from '#cli/audit/all-checks.ts';
import { readAuditSite } from '#cli/audit/audit-site.ts';
import { runChecks } from '#cli/audit/check.ts';
import { auditInput } from '#cli/audit/served-folder.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist/public');
expect(existsSync(join(dist, 'nl')), 'run `npm run build` first').toBe(true);
const site = readAuditSite(auditInput(dist, root));

// The weights of all pages are compressed for the last of them.
describe('every page and file that is served', { timeout: 30_000 }, () => {
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
