import { defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';

/** Placeholders of other systems: `%s`, `%1$d`, `%(name)s`, `%{name}`, `${name}` behind a word, `[[name]]`. */
const foreign = /(?<![\d\p{L}%])%(?:\d+\$)?[sdif@](?![\p{L}\d])|%\(\w+\)[sd]|%(?=\{)|\[\[\w+\]\]|(?<=\s|^)\$(?=\{)/gu;

export const textPlaceholder = defineRule({
  code: 'text/placeholder',
  severity: 'error',
  docs: {
    summary: {
      en: 'A placeholder of another system stands in one language only.',
      nl: 'Een plaatshouder van een ander systeem staat maar in één taal.',
    },
    why: {
      en: 'ICU fills `{name}` and nothing else: `%s` stays on the page as it is.',
      nl: 'ICU vult `{name}` en verder niets: `%s` blijft op de pagina staan zoals het is.',
    },
  },
  examples: {
    bad: { 'i18n/nl.json': '{ "hello": "Dag, welkom" }', 'i18n/en.json': '{ "hello": "Hello %s, welcome" }' },
    good: { 'i18n/nl.json': '{ "sale": "50% korting, 100%" }', 'i18n/en.json': '{ "sale": "50% off, 100%" }' },
  },
  pair(pair, context) {
    const { source, target } = pair;
    if (source.text.search(foreign) < 0 && target.text.search(foreign) < 0) return;
    const [theirs, ours] = [source, target].map(({ text }) => [...text.matchAll(foreign)]);
    const extra = ours?.find(([got]) => !theirs?.some(([other]) => other === got));
    const lost = theirs?.find(([got]) => !ours?.some(([other]) => other === got));
    const found = extra ?? lost;
    if (!found) return;
    const message = extra ? target : source;
    const span = { start: found.index, end: found.index + found[0].length };
    reportDifference(pair, context, { message, span }, { got: found[0] });
  },
});
