import { expect, test } from 'vitest';
import type { Finding } from '#cli/content-lint/core/finding.ts';
import { groupFindings } from '#cli/content-lint/reports/group-findings.ts';

test('of a rule broken twice in two locales, each mistake is grouped with one of the other locale', () => {
  const finding = (file: string, column: number) =>
    ({ code: 'text/typography', severity: 'warning', key: 'a', file, column }) as Finding;
  const found = [finding('nl.json', 1), finding('nl.json', 9), finding('en.json', 1), finding('en.json', 9)];
  const { groups } = groupFindings(found);
  expect(groups.map(({ first, others }) => [first, ...others].map(({ file, column }) => `${file}:${column}`))).toEqual([
    ['nl.json:1', 'en.json:1'],
    ['nl.json:9', 'en.json:9'],
  ]);
});
