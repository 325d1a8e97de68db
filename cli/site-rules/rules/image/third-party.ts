import { imageUses } from '#cli/site-rules/pictures/image-uses.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

export const imageThirdParty = defineSiteRule({
  code: 'image/third-party',
  severity: 'warning',
  docs: {
    summary: {
      en: 'A picture comes from somebody else’s server.',
      nl: 'Een afbeelding komt van de server van een ander.',
    },
    why: {
      en: 'Every visitor’s address goes there before anybody consented, and the picture is gone when that server is.',
      nl: 'Het adres van elke bezoeker gaat erheen vóór iemand toestemming gaf, en de afbeelding verdwijnt met die server.',
    },
  },
  examples: {
    bad: { 'content/reviews.yaml': 'stars: 5\navatars: [https://faces.example/1.jpg]\n' },
    good: {
      'content/reviews.yaml': 'stars: 5\navatars: [/images/avatars/1.svg]\n',
      'public/images/avatars/1.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
  },
  project(context) {
    for (const { file, path, src } of imageUses(context.data)) {
      if (/^https?:\/\//.test(src)) context.report({ file: file.path, path }, { src, host: new URL(src).host });
    }
  },
});
