import { renderedText } from '#cli/site-rules/rendered-text.ts';
import { defineSiteRule } from '#cli/site-rules/site-rule.ts';
import { limitOf } from '#cli/site-rules/text-limits.ts';

/** Reports a text that, with the facts filled in, is shorter or longer than `text-limits.ts` allows. */
export const textLength = defineSiteRule({
  code: 'text/length',
  severity: 'warning',
  examples: {
    bad: {
      'i18n/nl.json': '{ "labels": { "more": "Lees hier verder over al onze diensten" } }',
      'i18n/en.json': '{ "labels": { "more": "Read more" } }',
    },
    good: {
      'i18n/nl.json': '{ "labels": { "more": "Lees verder" } }',
      'i18n/en.json': '{ "labels": { "more": "Read more" } }',
    },
  },
  // A text of invisible characters alone is too short too; `message/empty` says what is wrong with it.
  yieldsTo: ['message/empty'],
  message(message, context) {
    const limit = limitOf(message.key);
    const { elements, key, locale } = message;
    // Other rules report a syntax error, with which there are no `elements`, and an empty text.
    if (!limit || !elements || message.text.trim() === '') return;
    // A message that is not plain may show facts, whose values (and lengths) are unknown if their file is unreadable.
    if (!message.isPlainText && context.data.unreadable.has('content/facts.yaml')) return;
    const { length } = renderedText({ ...message, elements }, context.data);
    if (length >= limit.min && length <= limit.max) return;
    context.report(
      { locale, key },
      { problem: length > limit.max ? 'long' : 'short', length, min: limit.min, max: limit.max },
    );
  },
});
