import { defineRule } from '../../rule.ts';

/** Invisible characters: zero-width, soft hyphens, direction marks, the byte order mark. */
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** In characters. */
const longText = 16;

export const messageEmpty = defineRule({
  code: 'message/empty',
  severity: 'error',
  isCoverage: true,
  examples: {
    bad: { nl: 'Verzenden', en: '  ' },
    good: { nl: 'Verzenden', en: 'Send' },
  },
  message({ key, locale, text }, context) {
    // A cheap test first: a long text is taken to have a visible character.
    if (text.length >= longText || text.replace(invisible, '').trim() !== '') return;
    if (!context.isRequired(key, locale)) return;
    context.report({ locale, key }, { locale });
  },
});
