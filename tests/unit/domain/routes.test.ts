import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '#src/domain/locale.ts';
import { href, routes } from '#src/domain/routes.ts';

const pages = new URL('../../../src/pages/', import.meta.url);

test('every path of the table is there once', () => {
  const paths = Object.values(routes).flatMap((pair) => Object.values(pair));
  expect(new Set(paths).size).toBe(paths.length);
});

test('the table and the page files name the same paths', () => {
  const files = readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        locales.some((locale) => file.startsWith(`${locale}/`)) &&
        file.endsWith('.tsx') &&
        !file.endsWith('_layout.tsx'),
    )
    .map((file) => `/${file.replace(/(\/index)?\.tsx$/, '')}`);
  expect(files.sort()).toEqual(
    Object.values(routes)
      .flatMap((pair) => Object.values(pair))
      .sort(),
  );
});

test('Waku’s generated types know every page file', async () => {
  const { readFileSync } = await import('node:fs');
  const generated = readFileSync(new URL('../../../src/pages.gen.ts', import.meta.url), 'utf8');
  for (const pair of Object.values(routes))
    for (const path of Object.values(pair)) expect(generated).toContain(`path: '${path}'`);
});

test.each([
  [href('home', 'nl'), '/nl'],
  [href('service', 'en', { slug: 'seo' }), '/en/services/seo'],
  [href('project', 'nl', { slug: 'solin-bio' }), '/nl/projecten/solin-bio'],
])('%s is %s', (got, wanted) => {
  expect(got).toBe(wanted);
});
