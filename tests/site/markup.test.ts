import { expect, test } from 'vitest';
import { loadSite } from '#src/content/load-site.ts';
import { sitePages } from '#src/domain/site-pages.ts';
import { faultsOfFiles, htmlFaults, htmlFiles } from './html-faults.ts';

test('html-validate finds no fault on a page of each template; `npm run test:long` looks at all of them', async () => {
  const first = new Map(sitePages(loadSite().site).map(({ template, path }) => [template, path]));
  const files = htmlFiles.filter((file) =>
    [...first.values()].some((path) => file.startsWith(`${path}.`) || file.startsWith(`${path}/index.`)),
  );
  expect(files).toHaveLength(first.size);
  expect(await faultsOfFiles(files)).toEqual([]);
});

test('and finds faults where there are some', async () => {
  const [fault] = await htmlFaults(
    '<!DOCTYPE html><html lang="nl"><head><title>x</title></head><body><span><h2>a</h2></span></body></html>',
  );
  expect(fault).toContain('element-permitted-content');
});
