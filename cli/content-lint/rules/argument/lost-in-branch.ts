import type { Span } from '../../finding.ts';
import { argumentDifference } from '../../messages/argument-difference.ts';
import { sign } from '../../messages/text-features.ts';
import { type Outcome, outcomesOf, type Taken } from '../../messages/variants.ts';
import { defineRule } from '../../rule.ts';

export const argumentLostInBranch = defineRule({
  code: 'argument/lost-in-branch',
  severity: 'error',
  signs: sign.structure,
  docs: {
    summary: {
      en: 'An argument is lost in one branch of a plural or select.',
      nl: 'Een argument ontbreekt in één tak van een meervoud of keuze.',
    },
    why: {
      en: 'The text is right for most values and wrong for one: the mistake that nobody sees while testing.',
      nl: 'De tekst klopt voor de meeste waarden en voor één niet: de fout die bij het testen niemand ziet.',
    },
  },
  examples: {
    bad: {
      'i18n/nl.json': '{ "cart": "{count, plural, one {# ding voor {name}} other {# dingen voor {name}}}" }',
      'i18n/en.json': '{ "cart": "{count, plural, one {# thing} other {# things for {name}}}" }',
    },
    good: {
      'i18n/nl.json': '{ "cart": "{count, plural, one {Eén ding} other {# dingen}} voor {name}" }',
      'i18n/en.json': '{ "cart": "{count, plural, =1 {A thing for {name}} other {{count} things for {name}}}" }',
    },
  },
  yieldsTo: ['argument/type', 'argument/unknown', 'text/stray-pound', 'message/empty-branch'],
  pair(pair, context) {
    if (!pair.source.branching && !pair.target.branching) return;
    const { source, target } = argumentDifference(pair);
    const reported = new Set<string>();
    const losses = outcomesOf(pair).flatMap((outcome) => [
      ...lost(outcome.source, outcome.target).map((loss) => ({ ...loss, from: pair.source, into: pair.target })),
      ...lost(outcome.target, outcome.source).map((loss) => ({ ...loss, from: pair.target, into: pair.source })),
    ]);
    for (const { name, branch, shown, from, into } of losses) {
      // Lost on the whole, in one of the two: that is another finding.
      if (!source.has(name) || !target.has(name)) continue;
      const id = `${into.locale} ${name} ${branch?.span.start}`;
      if (reported.has(id)) continue;
      reported.add(id);
      const related = [{ locale: from.locale, key: pair.key, span: shown }];
      const args = { name, locale: into.locale, option: branch?.option ?? '' };
      context.report({ locale: into.locale, key: pair.key, ...(branch ? { span: branch.span } : {}) }, args, {
        related,
      });
    }
  },
});

interface Loss {
  name: string;
  /** The branch without it. */
  branch: Taken | undefined;
  shown: Span;
}

/** What one outcome shows and the other, for the same values, does not. */
function lost(full: Outcome, poor: Outcome): Loss[] {
  const shown = new Set(poor.uses.map(({ name }) => name));
  return full.uses
    .filter(({ name }) => !shown.has(name))
    .filter(({ name }) => !poor.taken.some((taken) => taken.name === name && taken.single))
    .map(({ name, span }) => ({ name, branch: poor.taken.at(-1), shown: span }));
}
