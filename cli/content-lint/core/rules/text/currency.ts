import { defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';

/**
 * The sign of each currency, and what matches it in either language: the sign, the code or the word. A dollar sign
 * before an argument, `${name}`, may be of another syntax: `text/placeholder` judges that.
 */
const currencies: readonly [sign: string, expression: RegExp][] = [
  ['€', /€|\beur(?:o|os|o’s)?\b/i],
  ['$', /\$(?!\{)|\b(?:usd|dollars?)\b/i],
  ['£', /£|\b(?:gbp|pounds?|ponden|pond)\b/i],
];

/** A cheap test before those above. */
const anyCurrency = /[€$£]|eur|usd|gbp|dollar|pound|pond/i;

export const textCurrency = defineRule({
  code: 'text/currency',
  severity: 'warning',
  examples: {
    bad: { nl: 'Vanaf € 49', en: 'From $49' },
    good: { nl: 'Vanaf 49 euro', en: 'From €49' },
  },
  yieldsTo: ['text/mojibake', 'text/html-entity', 'argument/format', 'format/invalid'],
  pair(pair, context) {
    const { source, target } = pair;
    if (!anyCurrency.test(source.text) || !anyCurrency.test(target.text)) return;
    const theirs = currencies.filter(([, expression]) => expression.test(source.text)).map(([sign]) => sign);
    const ours = currencies.filter(([, expression]) => expression.test(target.text)).map(([sign]) => sign);
    const got = ours.find((sign) => !theirs.includes(sign));
    const wanted = theirs.find((sign) => !ours.includes(sign));
    // A currency in one text only may be part of a format in the other; two different ones are a mistake.
    if (got === undefined || wanted === undefined) return;
    const match = currencies.find(([sign]) => sign === got)?.[1].exec(target.text);
    const span = match ? { start: match.index, end: match.index + match[0].length } : undefined;
    reportDifference(pair, context, { span }, { got, wanted });
  },
});
