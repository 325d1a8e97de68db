import { defineRule } from '#cli/content-lint/rule.ts';
import { exampleServices } from '#cli/site-rules/examples/service.ts';
import { ownTexts, wordsIn } from '#cli/site-rules/similarity/service-text.ts';

const wordsAtLeast = 350;

export const contentThin = defineRule({
  code: 'content/thin',
  severity: 'error',
  within: 'services.',
  house: true,
  docs: {
    summary: { en: 'A service says too little of itself.', nl: 'Een dienst zegt te weinig over zichzelf.' },
    why: {
      en: 'With fewer than 350 words of its own a page answers no question that the overview did not answer.',
      nl: 'Met minder dan 350 eigen woorden beantwoordt een pagina geen vraag die het overzicht niet al beantwoordde.',
    },
  },
  examples: {
    bad: exampleServices({ vloer: { nl: 'Een vloer met uw merk.', en: 'A floor with your brand.' } }),
    good: exampleServices({
      vloer: { nl: 'Een vloer met uw merk. '.repeat(70).trim(), en: 'A floor with your brand. '.repeat(70).trim() },
    }),
    alongside: ['content/words', 'text/length'],
  },
  project(context) {
    if (!context.site) return;
    for (const text of ownTexts(context.project, context.site)) {
      const { id, locale, messages } = text;
      const [first] = messages;
      if (!first) continue;
      const words = wordsIn(text);
      if (words < wordsAtLeast) {
        context.report({ locale, key: first.key }, { id, locale, words, atLeast: wordsAtLeast });
      }
    }
  },
});
