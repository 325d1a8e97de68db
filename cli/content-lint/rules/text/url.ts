import { replace } from '../../fix.ts';
import { addressesIn, isSameAddress, misspeltDomain } from '../../language/addresses.ts';
import { defineRule } from '../../rule.ts';

export const textUrl = defineRule({
  code: 'text/url',
  severity: 'warning',
  docs: {
    summary: { en: 'A web or mail address differs.', nl: 'Een web- of mailadres verschilt.' },
    why: {
      en: 'A letter wrong in one language, and that half of the visitors goes nowhere. The locale in an address may differ.',
      nl: 'Een letter fout in één taal, en die helft van de bezoekers komt nergens. De taal in een adres mag verschillen.',
    },
  },
  examples: {
    bad: {
      'i18n/nl.json': '{ "docs": "Zie https://example.com/docs" }',
      'i18n/en.json': '{ "docs": "See https://exmaple.com/docs" }',
    },
    good: {
      'i18n/nl.json': '{ "docs": "Zie https://example.com/nl/diensten" }',
      'i18n/en.json': '{ "docs": "See https://example.com/en/services" }',
    },
  },
  pair({ key, source, target }, context) {
    const theirs = addressesIn(source.text);
    const ours = addressesIn(target.text);
    if (theirs.length === 0 && ours.length === 0) {
      const slip = misspeltDomain(source.text, target.text);
      if (slip) report(slip.got, slip.wanted);
      return;
    }
    const locales = context.project.locales;
    const missing = theirs.filter((one) => !ours.some((other) => isSameAddress(one, other, locales)));
    const unknown = ours.filter((one) => !theirs.some((other) => isSameAddress(one, other, locales)));
    if (missing.length === 0 && unknown.length === 0) return;
    report(unknown[0] ?? '', missing[0] ?? '');

    function report(got: string, wanted: string): void {
      const at = got ? target.text.indexOf(got) : -1;
      const there = wanted ? source.text.indexOf(wanted) : -1;
      const place = { locale: target.locale, key, ...(at < 0 ? {} : { span: { start: at, end: at + got.length } }) };
      const other = {
        locale: source.locale,
        key,
        ...(there < 0 ? {} : { span: { start: there, end: there + wanted.length } }),
      };
      context.report(place, { got, wanted }, { related: [other] });
    }
  },
  fix(found) {
    const { got, wanted } = found.args;
    return got && wanted ? replace(found, String(wanted), 'unsafe') : undefined;
  },
});
