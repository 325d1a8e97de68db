import { defineRule } from '../../rule.ts';

const currencies: readonly [sign: string, expression: RegExp][] = [
  ['€', /€|\beur(?:o|os|o’s)?\b/i],
  ['$', /\$(?!\{)|\b(?:usd|dollars?)\b/i],
  ['£', /£|\b(?:gbp|pounds?|ponden|pond)\b/i],
];

export const textCurrency = defineRule({
  code: 'text/currency',
  severity: 'warning',
  docs: {
    summary: { en: 'The two languages name different currencies.', nl: 'De twee talen noemen verschillende valuta.' },
    why: { en: 'A price of €49 is not one of $49.', nl: 'Een prijs van €49 is er geen van $49.' },
  },
  examples: {
    bad: { 'i18n/nl.json': '{ "price": "Vanaf € 49" }', 'i18n/en.json': '{ "price": "From $49" }' },
    good: { 'i18n/nl.json': '{ "price": "Vanaf 49 euro" }', 'i18n/en.json': '{ "price": "From €49" }' },
  },
  yieldsTo: ['text/mojibake', 'text/html-entity', 'argument/format', 'format/invalid'],
  pair({ key, source, target }, context) {
    const theirs = currencies.filter(([, expression]) => expression.test(source.text)).map(([name]) => name);
    const ours = currencies.filter(([, expression]) => expression.test(target.text)).map(([name]) => name);
    const got = ours.find((one) => !theirs.includes(one));
    const wanted = theirs.find((one) => !ours.includes(one));
    // One that only one side names may stand in a format on the other; two that differ do not.
    if (got === undefined || wanted === undefined) return;
    const found = currencies.find(([name]) => name === got)?.[1].exec(target.text);
    const span = found ? { span: { start: found.index, end: found.index + found[0].length } } : {};
    context.report(
      { locale: target.locale, key, ...span },
      { got, wanted },
      { related: [{ locale: source.locale, key }] },
    );
  },
});
