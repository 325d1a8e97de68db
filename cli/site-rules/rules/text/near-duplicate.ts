import { exampleServices } from '#cli/site-rules/examples/service.ts';
import { serviceLikeness } from '#cli/site-rules/similarity/service-likeness.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

/** Reports a sentence that two services share, or nearly; `likeness.ts` says how alike that is. */
export const textNearDuplicate = defineSiteRule({
  code: 'text/near-duplicate',
  severity: 'warning',
  within: 'services.',
  examples: {
    bad: exampleServices({
      stickers: { nl: 'Een sticker kleeft jaren op glas en lak.', en: 'A sticker stays on glass and paint for years.' },
      vloer: { nl: 'Een sticker kleeft jaren op glas en lak!', en: 'Your brand under the feet of every visitor.' },
    }),
    good: exampleServices({
      stickers: { nl: 'Een sticker kleeft jaren op glas en lak.', en: 'A sticker stays on glass and paint for years.' },
      vloer: { nl: 'Uw merk onder de voeten van elke bezoeker.', en: 'Your brand under the feet of every visitor.' },
    }),
    alsoReports: [
      'content/words',
      'content/thin',
      'content/similar',
      'text/length',
      'text/typography',
      'text/end-punctuation',
    ],
  },
  project(context) {
    for (const locale of context.project.locales) {
      for (const { a, b, similarity } of serviceLikeness(context.project, context.data, locale).sentences) {
        const related = [{ locale, key: a.key }];
        const args = { text: b.text, other: a.key, similarity: similarity.toFixed(2) };
        context.report({ locale, key: b.key }, args, { related });
      }
    }
  },
});
