import { reportMatches } from '#src/checker/report-matches.ts';
import { defineRule } from '#src/checker/rule.ts';
import { sign } from '#src/checker/signs.ts';

const unfinished =
  /\b(?:TODO|FIXME|TBD|XXX+|TKTK)\b|\blorem ipsum\b|\[object Object\]|^(?:undefined|null|NaN|nvt|n\/a|translate me|missing translation)$|__[A-Z][A-Z0-9_]+__|<{7}|>{7}/gi;

export const textUnfinished = defineRule({
  code: 'text/unfinished',
  severity: 'error',
  docs: {
    summary: { en: 'A text was left unfinished.', nl: 'Een tekst is niet afgemaakt.' },
    why: {
      en: 'A note to oneself, filler text or a bare key would stand on the page.',
      nl: 'Een notitie aan uzelf, vultekst of een kale sleutel zou op de pagina staan.',
    },
  },
  examples: {
    bad: { 'i18n/nl.json': '{ "intro": "TODO: tekst van Anna" }', 'i18n/en.json': '{ "intro": "We build websites" }' },
    good: { 'i18n/nl.json': '{ "intro": "Uw to-dolijst" }', 'i18n/en.json': '{ "intro": "Your to-do list" }' },
  },
  message(message, context) {
    const { key, locale, text, signs } = message;
    if (text === key && /[._]/.test(key) && !/\s/.test(key)) context.report({ locale, key }, { got: text });
    else if ((signs & sign.shouting) !== 0 || text.length < 24 || /lorem ipsum/i.test(text)) {
      reportMatches(message, context, unfinished, ([got]) =>
        /^(?:todo|tbd|fixme|xxx+)$/.test(got) ? undefined : { got },
      );
    }
  },
});
