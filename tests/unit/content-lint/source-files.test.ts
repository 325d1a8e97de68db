import { expect, test } from 'vitest';
import { sourceMatcher } from '#cli/content-lint/code-usage/source-files.ts';
import { globFolder } from '#cli/content-lint/core/project/glob-folder.ts';

test.each([
  ['site.web', 'site.web/a.tsx'],
  ['src/v1.0/', 'src/v1.0/a.ts'],
  ['app/(site)', 'app/(site)/[slug]/a.tsx'],
  ['lib', 'lib/a.cjs'],
  ['./', 'src/a.ts'],
  ['.', 'a.vue'],
  ['src/a.ts', 'src/a.ts'],
  ['app/(site)/**/*.tsx', 'app/(site)/[slug]/a.tsx'],
  ['app/@(site|shop)/**/*.tsx', 'app/shop/a.tsx'],
])('code below %s', (pattern, path) => {
  expect(sourceMatcher(pattern)(path)).toBe(true);
  expect(sourceMatcher(pattern)(`node_modules/${path}`)).toBe(false);
});

test('of all files below a folder those count that have code', () => {
  const paths = ['packages/shop/src/a.css', 'packages/shop/src/a.ts'];
  expect(paths.filter(sourceMatcher('packages/*/src/**'))).toEqual(['packages/shop/src/a.ts']);
});

test('the folder of a pattern has no escapes', () => {
  expect(globFolder('app/\\(site\\)/**/*.ts')).toBe('app/(site)');
});
