import { outcomesOf } from '#src/checker/outcome.ts';
import { defineRule } from '#src/checker/rule.ts';
import { sign } from '#src/checker/signs.ts';

export const messageEmptyBranch = defineRule({
  code: 'message/empty-branch',
  severity: 'error',
  signs: sign.branch,
  docs: {
    summary: {
      en: 'A branch of a plural or select has no text in one language.',
      nl: 'Een tak van een meervoud of keuze heeft in één taal geen tekst.',
    },
    why: {
      en: 'For that one value the visitor sees nothing at all, and for all others everything is fine.',
      nl: 'Bij die ene waarde ziet de bezoeker helemaal niets, en bij alle andere is alles in orde.',
    },
  },
  examples: {
    bad: {
      'i18n/nl.json': '{ "mail": "{count, plural, one {Een bericht} other {# berichten}}" }',
      'i18n/en.json': '{ "mail": "{count, plural, one {} other {# messages}}" }',
    },
    good: {
      'i18n/nl.json': '{ "mail": "{count, plural, =0 {} one {Een bericht} other {# berichten}}" }',
      'i18n/en.json': '{ "mail": "{count, plural, =0 {} one {A message} other {# messages}}" }',
    },
  },
  pair(pair, context) {
    for (const { source, target } of outcomesOf(pair)) {
      const isEmpty = target.text.trim() === '';
      if (isEmpty === (source.text.trim() === '')) continue;
      const [own, other, outcome] = isEmpty ? [pair.target, pair.source, target] : [pair.source, pair.target, source];
      const branch = outcome.taken.at(-1);
      const span = branch ? { span: branch.span } : {};
      const related = [{ locale: other.locale, key: pair.key }];
      context.report({ locale: own.locale, key: pair.key, ...span }, { option: branch?.option ?? '' }, { related });
      return;
    }
  },
});
