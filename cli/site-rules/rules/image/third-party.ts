import { imageUses } from '#cli/site-rules/pictures/image-uses.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

/** Warns about a picture of another site, which learns the address of every visitor who sees it (A11). */
export const imageThirdParty = defineSiteRule({
  code: 'image/third-party',
  severity: 'warning',
  examples: {
    bad: { 'content/reviews.yaml': 'avatars: [https://faces.example/1.jpg]\n' },
    good: {
      'content/reviews.yaml': 'avatars: [/images/avatars/1.svg]\n',
      'public/images/avatars/1.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
  },
  project(context) {
    for (const { file, path, src } of imageUses(context.data)) {
      if (src.startsWith('https://')) context.report({ file: file.path, path }, { src, host: new URL(src).host });
    }
  },
});
