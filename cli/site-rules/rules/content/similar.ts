import { exampleServices } from '#cli/site-rules/examples/service.ts';
import { serviceLikeness } from '#cli/site-rules/similarity/service-likeness.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

/** Two pages with this similarity or more say the same. Unrelated services have less than 0.03. */
const reportedFrom = 0.1;

export const contentSimilar = defineSiteRule({
  code: 'content/similar',
  severity: 'error',
  within: 'services.',
  examples: {
    bad: exampleServices({
      stickers: {
        nl: 'Wij drukken op rol en op vel, in elke vorm die u wilt',
        en: 'Printed on rolls and sheets, in any shape',
      },
      vloer: {
        nl: 'Wij drukken op rol en op vel, in elke vorm die past',
        en: 'Prints that people walk over for years',
      },
    }),
    good: exampleServices({
      stickers: {
        nl: 'Wij drukken op rol en op vel, in elke vorm die u wilt',
        en: 'Printed on rolls and sheets, in any shape',
      },
      vloer: { nl: 'Een vloer met uw merk, bestand tegen vorkheftrucks', en: 'Prints that people walk over for years' },
    }),
    alsoReports: ['content/words', 'content/thin', 'text/length', 'text/near-duplicate'],
  },
  project(context) {
    for (const locale of context.project.locales) {
      for (const { a, b, similarity } of serviceLikeness(context.project, context.data, locale).texts) {
        // The most similar pair comes first, so no later pair is reported either.
        if (similarity < reportedFrom) break;
        const [placeOfA, placeOfB] = [a, b].map(({ messages }) => ({ locale, key: messages[0]?.key ?? '' }));
        // Only for TypeScript, as is `''` above: both places exist, and services that are alike have messages.
        if (!placeOfA || !placeOfB) break;
        context.report(
          placeOfB,
          { id: b.id, other: a.id, locale, similarity: similarity.toFixed(2) },
          { related: [placeOfA] },
        );
      }
    }
  },
});
