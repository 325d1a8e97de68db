import { defineRule } from '../../rule.ts';

/** Characters that nobody sees: zero-width, soft hyphens, direction marks, the byte order mark. */
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

export const messageEmpty = defineRule({
  code: 'message/empty',
  severity: 'error',
  docs: {
    summary: { en: 'A message has no text.', nl: 'Een bericht heeft geen tekst.' },
    why: {
      en: 'An empty text counts as missing: the lookup goes on to the other language, or to the key.',
      nl: 'Een lege tekst telt als ontbrekend: de lookup gaat door naar de andere taal, of naar de sleutel.',
    },
  },
  examples: {
    bad: { 'i18n/nl.json': '{ "send": "Verzenden" }', 'i18n/en.json': '{ "send": "  " }' },
    good: { 'i18n/nl.json': '{ "send": "Verzenden" }', 'i18n/en.json': '{ "send": "Send" }' },
  },
  message({ key, locale, text }, context) {
    if (text.length < 16 && text.replace(invisible, '').trim() === '') context.report({ locale, key }, { locale });
  },
});
