import { expect, test } from 'vitest';
import { faultsOfFiles, htmlFiles } from '../site/html-faults.ts';

test('html-validate finds no fault on any page', async () => {
  expect(htmlFiles.length).toBeGreaterThan(100);
  expect(await faultsOfFiles(htmlFiles)).toEqual([]);
});
