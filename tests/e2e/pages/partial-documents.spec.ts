import { expect, test } from '@playwright/test';
import { shiftsOfPartialDocuments } from './partial-documents.ts';

// Each page is cut in one place; `npm run test:long` cuts it in six.
for (const width of [360, 1280])
  test(`nothing moves at ${width} px where a document is painted before all of it has come`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(60_000);
    expect(await shiftsOfPartialDocuments(page, `${baseURL}`, width, 1)).toEqual([]);
  });
