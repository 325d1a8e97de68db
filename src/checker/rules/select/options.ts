import { selectPairs } from '#src/checker/branch-pairs.ts';
import { replace } from '#src/checker/fix.ts';
import { nearWord } from '#src/checker/near-word.ts';
import { optionSpan } from '#src/checker/option-span.ts';
import { defineRule } from '#src/checker/rule.ts';
import { sign } from '#src/checker/signs.ts';
import { headOf } from '#src/checker/walk-message.ts';

export const selectOptions = defineRule({
  code: 'select/options',
  severity: 'error',
  signs: sign.branch,
  docs: {
    summary: { en: 'The options of a select differ.', nl: 'De opties van een keuze verschillen.' },
    why: {
      en: 'The program passes one keyword for all languages; one that a language does not know falls to `other`.',
      nl: 'Het programma geeft één sleutelwoord voor alle talen; wat een taal niet kent, valt op `other`.',
    },
  },
  examples: {
    bad: {
      'i18n/nl.json': '{ "who": "{gender, select, male {Zijn} female {Haar} other {Hun}} team" }',
      'i18n/en.json': '{ "who": "{gender, select, man {His} female {Her} other {Their}} team" }',
    },
    good: {
      'i18n/nl.json': '{ "who": "{gender, select, male {Zijn} female {Haar} other {Hun}} team" }',
      'i18n/en.json': '{ "who": "{gender, select, female {Her} male {His} other {Their}} team" }',
    },
  },
  pair(pair, context) {
    const { key } = pair;
    for (const { name, source, target } of selectPairs(pair)) {
      const missing = Object.keys(source.options).filter((option) => !target.options[option]);
      const unknown = Object.keys(target.options).filter((option) => !source.options[option]);
      const here = { locale: pair.target.locale, key };
      const there = { locale: pair.source.locale, key, span: headOf(source) };
      // As many new ones as lost ones: they were translated, one by one.
      const isTranslated = missing.length === unknown.length;
      for (const option of unknown) {
        const near = nearWord(option, missing) ?? (isTranslated ? missing[0] : undefined);
        if (near !== undefined) missing.splice(missing.indexOf(near), 1);
        const span = optionSpan(pair.target.text, option, target.options[option] ?? { value: [] });
        context.report({ ...here, span }, { problem: 'unknown', name, option, near: near ?? '' }, { related: [there] });
      }
      for (const option of missing) {
        context.report({ ...here, span: headOf(target) }, { problem: 'missing', name, option }, { related: [there] });
      }
    }
  },
  fix(found) {
    const { problem, near } = found.args;
    return problem === 'unknown' && near ? replace(found, String(near), 'unsafe') : undefined;
  },
});
