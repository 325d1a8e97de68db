import { expect, test } from 'vitest';
import type { Report } from '#cli/content-lint/core/finding.ts';
import { reporter } from '#cli/content-lint/core/linter/reporter.ts';

const target = { locale: 'en', key: 'home.title', span: { start: 0, end: 1 } };

test('what a rule has more than twenty times in a text is counted in its last report, not in that of another rule', () => {
  const reports: Report[] = [];
  const report = reporter(reports, 'text/brand');
  for (let count = 1; count <= 15; count++) report(target);
  reporter(reports, 'text/url')(target);
  for (let count = 1; count <= 8; count++) report(target);
  reporter(reports, 'text/url')(target);
  report(target);
  const untold = reports.filter(({ args }) => args.untold !== undefined);
  expect(untold).toMatchObject([{ code: 'text/brand', args: { untold: 4 } }]);
  expect(reports.map(({ code }) => code).filter((code) => code === 'text/url')).toHaveLength(2);
  expect(reports).toHaveLength(22);
});
