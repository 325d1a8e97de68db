import { expect, test } from 'vitest';
import { renderPage } from '../bench/page-modules.ts';

test('a service page is rendered by at most 112 files of this repository, and by no program of it', async () => {
  const { html, modules } = await renderPage('src/pages/nl/diensten/[slug].tsx', { slug: 'seo' });
  expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
  expect(modules).toContain('src/views/service.ts');
  expect(modules.filter((file) => !file.startsWith('src/'))).toEqual([]);
  expect(modules.length).toBeLessThanOrEqual(112);
});
