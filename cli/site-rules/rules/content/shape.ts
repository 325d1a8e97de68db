import { type ExampleLocale, exampleServices } from '#cli/site-rules/examples/service.ts';
import { countShapes } from '#cli/site-rules/shapes/text-shapes.ts';
import { serviceTexts } from '#cli/site-rules/similarity/service-text.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

/** The share of the texts that may have the same shape; `text-shapes.ts` says which texts each shape is looked for in. */
const shareAtMost = 1 / 3;
/** If there are fewer texts, a third of them may have the shape by chance. */
const totalAtLeast = 9;

/** The services of the examples: as many as `totalAtLeast`, because each has one text. */
const trades = ['slager', 'bakker', 'kapper', 'smid', 'visser', 'boer', 'tuinman', 'kok', 'schilder'];
const descriptions = (text: Record<ExampleLocale, string>) =>
  exampleServices(Object.fromEntries(trades.map((id) => [id, text])));

/** Reports a way of building sentences, such as a situation before “Wij …”, that more than a third of services use. */
export const contentShape = defineSiteRule({
  code: 'content/shape',
  severity: 'note',
  within: 'services.',
  examples: {
    // The shape `situation`.
    bad: descriptions({ nl: 'De telefoon gaat. Wij nemen op.', en: 'The phone goes. We pick it up.' }),
    good: descriptions({ nl: 'Wij nemen de telefoon op.', en: 'We pick up the phone.' }),
    alsoReports: ['content/words', 'content/thin', 'text/length', 'text/near-duplicate', 'content/similar'],
  },
  project(context) {
    const services = serviceTexts(context.project, context.data);
    for (const locale of context.project.locales) {
      const texts = services.filter((service) => service.locale === locale).flatMap(({ messages }) => messages);
      for (const { shape, count, total, firstKey } of countShapes(texts)) {
        if (firstKey === undefined || total < totalAtLeast || count <= total * shareAtMost) continue;
        context.report({ locale, key: firstKey }, { shape: shape.name, count, of: total });
      }
    }
  },
});
