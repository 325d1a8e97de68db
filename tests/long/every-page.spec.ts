import { pageFaults, smallPhone } from '../e2e/pages/page-faults.ts';
import { allPages, parts } from '../e2e/site-pages.ts';
import { expect, test } from '../e2e/visitor.ts';

/* What `npm test` looks at on a page of each template, on every page; axe sees every page in `every-look.spec.ts`. */

// A browser that prefers neither language is not offered the other one; that line has a test of its own.
test.use({
  viewport: smallPhone,
  deviceScaleFactor: 2,
  locale: 'fr-FR',
  contextOptions: { reducedMotion: 'reduce' },
});

for (const [index, paths] of parts(allPages, 16).entries())
  test(`every page keeps to itself and holds together, part ${index + 1}`, { tag: '@desktop' }, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    expect(await pageFaults(page, paths, `${baseURL}`)).toEqual([]);
  });
