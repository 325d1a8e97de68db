import { defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';

/** `1.000`, `1,000.5` and `2,5`: thousands apart, or a decimal comma; not part of a version, a date or an address. */
const separated = /(?<![\d.,/-])(?:[1-9]\d{0,2}(?:[.,]\d{3})+(?:[.,]\d+)?|\d+,\d{1,2})(?![\d/-]|[.,]\d)/g;

export const textNumberStyle = defineRule({
  code: 'text/number-style',
  severity: 'warning',
  examples: {
    bad: { nl: 'Al 1.000 klanten', en: '1.000 customers by now' },
    good: { nl: 'Al 1.000 klanten, versie 2.5', en: '1,000 customers by now, version 2.5' },
  },
  needs: /\d[.,]\d/,
  pair(pair, context) {
    const { source, target } = pair;
    const dutch = [source, target].find(({ locale }) => locale.startsWith('nl'));
    const english = [source, target].find(({ locale }) => locale.startsWith('en'));
    if (!dutch || !english) return;
    const inDutch = [...dutch.text.matchAll(separated)];
    for (const { 0: got, index } of english.text.matchAll(separated)) {
      // A number that both texts write in the same way is wrong in one of them: the languages swap point and comma.
      const at = inDutch.findIndex(([other]) => other === got);
      // Taken out, because the same number may stand in a text twice.
      const [same] = at < 0 ? [] : inDutch.splice(at, 1);
      if (!same) continue;
      // English has commas before three digits (`1,000`, `1,000.5`); all others are Dutch (`1.000`, `2,5`, `1.234,567`).
      const isEnglish = /^\d+(?:,\d{3})+(?:\.\d+)?$/.test(got);
      const [message, start] = isEnglish ? [dutch, same.index] : [english, index];
      const span = { start, end: start + got.length };
      reportDifference(pair, context, { message, span }, { got, locale: message.locale });
    }
  },
});
