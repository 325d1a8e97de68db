import { exampleServices } from '#src/checker/example-service.ts';
import { ownTexts } from '#src/checker/own-text.ts';
import { defineRule } from '#src/checker/rule.ts';
import { similarSentences } from '#src/checker/similar-sentences.ts';

export const textNearDuplicate = defineRule({
  code: 'text/near-duplicate',
  severity: 'warning',
  house: true,
  docs: {
    summary: { en: 'Two services share a sentence, or nearly.', nl: 'Twee diensten delen een zin, of bijna.' },
    why: {
      en: 'A sentence that fits two services says nothing about either. Sentences of five words and more count from a Jaccard index of 0.5 of their pairs of words: one word changed in ten.',
      nl: 'Een zin die bij twee diensten past, zegt over geen van beide iets. Zinnen van vijf woorden en meer tellen vanaf een Jaccard-index van 0,5 van hun woordparen: één woord op de tien veranderd.',
    },
  },
  examples: {
    bad: exampleServices({
      stickers: { nl: 'Een sticker kleeft jaren op glas en lak.', en: 'A sticker stays on glass and paint for years.' },
      vloer: { nl: 'Een sticker kleeft jaren op glas en hout.', en: 'Your brand under the feet of every visitor.' },
    }),
    good: exampleServices({
      stickers: { nl: 'Een sticker kleeft jaren op glas en lak.', en: 'A sticker stays on glass and paint for years.' },
      vloer: { nl: 'Uw merk onder de voeten van elke bezoeker.', en: 'Your brand under the feet of every visitor.' },
    }),
    alongside: ['content/words', 'content/thin', 'content/similar', 'text/length'],
  },
  project(context) {
    if (!context.site) return;
    const texts = ownTexts(context.project, context.site);
    for (const locale of context.project.locales) {
      const own = texts.filter((text) => text.locale === locale);
      for (const { a, b, similarity } of similarSentences(own)) {
        const related = [{ locale, key: a.key }];
        context.report(
          { locale, key: b.key },
          { text: b.text, other: a.key, similarity: similarity.toFixed(2) },
          { related },
        );
      }
    }
  },
});
