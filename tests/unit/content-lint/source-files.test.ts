import { expect, test } from 'vitest';
import { sourceMatcher } from '#cli/content-lint/code-usage/source-files.ts';

test.each([
  ['site.web', 'site.web/a.tsx'],
  ['src/v1.0/', 'src/v1.0/a.ts'],
  ['./', 'src/a.ts'],
  ['.', 'a.vue'],
  ['src/a.ts', 'src/a.ts'],
])('code below %s', (pattern, path) => {
  expect(sourceMatcher(pattern)(path)).toBe(true);
  expect(sourceMatcher(pattern)(`node_modules/${path}`)).toBe(false);
});
