import { exampleCategories } from '#cli/site-rules/examples/categories.ts';
import { imageUses } from '#cli/site-rules/pictures/image-uses.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

/** A file derived from the picture of a category, which may weigh 40 kB (`pictureBudgets`). */
const derived = '/images/derived/dev-0123456789-480.avif';

/** Reports a derived picture with more bytes than its use allows. */
export const imageHeavy = defineSiteRule({
  code: 'image/heavy',
  severity: 'error',
  examples: {
    bad: exampleOf(40_001),
    good: exampleOf(40_000),
    alsoReports: ['image/format', 'image/stale'],
  },
  project(context) {
    const { pictures } = context.data;
    const heavy = new Map(pictures.heavy().map((picture) => [picture.src, picture]));
    for (const { file, path, src } of heavy.size > 0 ? imageUses(context.data) : []) {
      const picture = heavy.get(src);
      if (!picture) continue;
      // Each picture is reported once, at its first use.
      heavy.delete(src);
      const { width, bytes } = picture.budget;
      const args = { src: picture.derivedFile, got: kilobytes(picture.bytes), wanted: kilobytes(bytes), width };
      context.report({ file: file.path, path }, args);
    }
  },
});

/** Rounded up, so that a file over its budget never seems to be within it. */
function kilobytes(bytes: number): number {
  return Math.ceil(bytes / 1000);
}

function exampleOf(bytes: number) {
  const entry = { hash: '0123456789', width: 480, height: 360, colour: '#808080', widths: [480], formats: ['avif'] };
  return {
    'content/categories.yaml': exampleCategories('/images/dev.png'),
    'content/images.lock.json': JSON.stringify({ '/images/dev.png': entry }),
    'public/images/dev.png': '',
    [`public${derived}`]: '.'.repeat(bytes),
  };
}
