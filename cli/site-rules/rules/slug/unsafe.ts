import { exampleService } from '#cli/site-rules/examples/service.ts';
import { reportSchema } from '#cli/site-rules/records/report-schema.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

export const slugUnsafe = defineSiteRule({
  code: 'slug/unsafe',
  severity: 'error',
  docs: {
    summary: {
      en: 'A slug has characters that do not belong in a URL.',
      nl: 'Een slug heeft tekens die niet in een URL horen.',
    },
    why: {
      en: 'Capitals, spaces and accents are written differently by every browser and mail program, so links break.',
      nl: 'Hoofdletters, spaties en accenten schrijft elke browser en elk mailprogramma anders, dus links breken.',
    },
  },
  examples: {
    bad: { 'content/services/vloer.yaml': exampleService('vloer', { slug: 'Vloer & wand' }) },
    good: { 'content/services/vloer.yaml': exampleService('vloer', { slug: 'vloer-en-wand' }) },
  },
  project: (context) => reportSchema('slug/unsafe', context),
});
