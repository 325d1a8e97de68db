import { detectLanguage } from '../../language/detect-language.ts';
import { defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';

export const messageUntranslated = defineRule({
  code: 'message/untranslated',
  severity: 'error',
  examples: {
    bad: { nl: 'Winkelwagen', en: 'Winkelwagen' },
    good: {
      'i18n/nl.json': '{ "home": "Home", "shop": "WooCommerce" }',
      'i18n/en.json': '{ "home": "Home", "shop": "WooCommerce" }',
    },
  },
  pair(pair, context) {
    const { source, target } = pair;
    const text = source.text.trim();
    if (text !== target.text.trim() || !isBetween(source.locale, target.locale)) return;
    const written = detectLanguage(text);
    if (!written) return;
    const wrong = [target, source].find(({ locale }) => locale.slice(0, 2) !== written);
    if (!wrong) return;
    reportDifference(pair, context, { message: wrong }, { locale: wrong.locale, otherLocale: written });
  },
});

/** The word lists know Dutch and English. */
function isBetween(a: string, b: string): boolean {
  return [a, b].every((locale) => ['nl', 'en'].includes(locale.slice(0, 2)));
}
