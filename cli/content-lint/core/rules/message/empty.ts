import { defineRule } from '../../rule.ts';

/** Anything but blanks and invisible characters: zero-width, soft hyphens, direction marks, the byte order mark. */
const visible = /[^\s\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/;

export const messageEmpty = defineRule({
  code: 'message/empty',
  severity: 'error',
  // Only in locales that have to be complete.
  isCoverage: true,
  examples: {
    bad: { nl: 'Verzenden', en: '  ' },
    good: { nl: 'Verzenden', en: 'Send' },
  },
  message({ key, locale, text }, context) {
    if (visible.test(text)) return;
    if (!context.isRequired(key, locale)) return;
    context.report({ locale, key }, { locale });
  },
});
