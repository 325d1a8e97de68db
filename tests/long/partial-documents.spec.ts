import { expect, test } from '@playwright/test';
import { shiftsOfPartialDocuments } from './partial-documents.ts';

for (const width of [360, 1280])
  test(`nothing moves at ${width} px wherever a document is cut that is painted before all of it has come`, {
    tag: '@desktop',
  }, async ({ page, baseURL }) => {
    test.setTimeout(300_000);
    expect(await shiftsOfPartialDocuments(page, `${baseURL}`, width, 6)).toEqual([]);
  });
