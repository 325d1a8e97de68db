import { exampleServices } from '#cli/site-rules/examples/service.ts';
import { countWords, serviceTexts } from '#cli/site-rules/similarity/service-text.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';

/** With fewer words the page of a service answers nothing that the services overview does not answer already. */
const wordsAtLeast = 350;

export const contentThin = defineSiteRule({
  code: 'content/thin',
  severity: 'error',
  // It looks at the texts of services alone: a change of another message does not run it again.
  within: 'services.',
  examples: {
    bad: exampleServices({ vloer: { nl: 'Een vloer met uw merk.', en: 'A floor with your brand.' } }),
    good: exampleServices({
      vloer: { nl: 'Een vloer met uw merk. '.repeat(70).trim(), en: 'A floor with your brand. '.repeat(70).trim() },
    }),
    alsoReports: ['content/words', 'text/length'],
  },
  project(context) {
    for (const text of serviceTexts(context.project, context.data)) {
      const { id, locale, messages } = text;
      const [first] = messages;
      // A service that is still to be written is reported once, by `content/unwritten`.
      if (!first || context.data.unwritten.some(({ i18nKey }) => first.key.startsWith(`${i18nKey}.`))) continue;
      const words = countWords(text);
      if (words < wordsAtLeast) {
        context.report({ locale, key: first.key }, { id, locale, words, atLeast: wordsAtLeast });
      }
    }
  },
});
