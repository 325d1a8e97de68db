import { evidenceOf, outsidePhrases } from '#src/checker/language/evidence.ts';
import type { Message } from '#src/checker/message.ts';
import { defineRule } from '#src/checker/rule.ts';

export const messageWrongLanguage = defineRule({
  code: 'message/wrong-language',
  severity: 'error',
  docs: {
    summary: {
      en: 'A text is in another language than its catalogue.',
      nl: 'Een tekst is in een andere taal dan zijn catalogus.',
    },
    why: {
      en: 'Two columns were swapped, or the translation was never made: the visitor reads the wrong language.',
      nl: 'Twee kolommen zijn verwisseld, of de vertaling is nooit gemaakt: de bezoeker leest de verkeerde taal.',
    },
  },
  examples: {
    bad: {
      'i18n/nl.json': '{ "wait": "Een ogenblik geduld" }',
      'i18n/en.json': '{ "wait": "Wij zijn zo weer bij u terug" }',
    },
    good: {
      'i18n/nl.json': '{ "wait": "Wij zijn zo weer bij u terug" }',
      'i18n/en.json': '{ "wait": "We will be right back" }',
    },
  },
  yieldsTo: ['message/untranslated'],
  message(message, context) {
    const other = wrongLanguage(message);
    if (!other) return;
    const { key, locale } = message;
    context.report({ locale, key }, { locale, otherLocale: other });
  },
});

/** The language of a whole text, where it is surely not the one of its catalogue. */
export function wrongLanguage({ text, locale }: Pick<Message, 'text' | 'locale'>): 'nl' | 'en' | undefined {
  const language = locale.slice(0, 2);
  if (language !== 'nl' && language !== 'en') return undefined;
  const { words, dutch, english } = evidenceOf(text);
  if (dutch.length === 0 && english.length === 0) return undefined;
  const own = language === 'nl' ? dutch : english;
  const foreign = language === 'nl' ? outsidePhrases(text, english) : dutch;
  const isWhole = foreign.length >= 2 && foreign.length > own.length * 2 && foreign.length * 6 >= words;
  const isShort = foreign.length >= 2 && own.length === 0 && words <= 4;
  return isWhole || isShort ? (language === 'nl' ? 'en' : 'nl') : undefined;
}
