import { defineRule } from '../../rule.ts';

/** Invisible characters: zero-width, soft hyphens, direction marks, the byte order mark. */
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

export const messageEmpty = defineRule({
  code: 'message/empty',
  severity: 'error',
  isCoverage: true,
  examples: {
    bad: { nl: 'Verzenden', en: '  ' },
    good: { nl: 'Verzenden', en: 'Send' },
  },
  message({ key, locale, text }, context) {
    // A cheap test first: a text of 16 characters or more is taken to have one that can be seen.
    if (text.length >= 16 || text.replace(invisible, '').trim() !== '' || !context.isRequired(key, locale)) return;
    context.report({ locale, key }, { locale });
  },
});
