import { isVisible } from '../../language/visible-text.ts';
import { defineRule } from '../../rule.ts';

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
    if (isVisible(text)) return;
    if (!context.isRequired(key, locale)) return;
    context.report({ locale, key }, { locale });
  },
});
