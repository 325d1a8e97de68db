import type { Term } from '../../language/terms.ts';
import type { MessagePair } from '../../messages/message.ts';
import { outcomesOf } from '../../messages/variants.ts';
import { type Context, defineRule } from '../../rule.ts';

export const textTerm = defineRule({
  code: 'text/term',
  severity: 'warning',
  docs: {
    summary: {
      en: 'A name was changed, or a term has another translation than agreed.',
      nl: 'Een naam is veranderd, of een term heeft een andere vertaling dan afgesproken.',
    },
    why: {
      en: 'A visitor who reads “quote” on one page and “offer” on the next wonders whether they are two things. Names and terms stand in `terms.yaml` beside the catalogues.',
      nl: 'Een bezoeker die op de ene pagina “quote” leest en op de volgende “offer”, vraagt zich af of het twee dingen zijn. Namen en termen staan in `terms.yaml` naast de catalogi.',
    },
  },
  examples: {
    bad: {
      'i18n/terms.yaml': 'names: [Casa Elide]\nterms:\n  - { nl: offerte, en: quote }\n',
      'i18n/nl.json': '{ "ask": "Vraag een offerte aan" }',
      'i18n/en.json': '{ "ask": "Request an offer" }',
    },
    good: {
      'i18n/terms.yaml': 'names: [Casa Elide]\nterms:\n  - { nl: offerte, en: quote }\n',
      'i18n/nl.json': '{ "ask": "Vraag Casa Elide om een offerte" }',
      'i18n/en.json': '{ "ask": "Ask Casa Elide for two quotes" }',
    },
  },
  yieldsTo: ['message/untranslated', 'message/wrong-language', 'text/brand', 'message/stale'],
  pair(pair, context) {
    const { names, byLocale } = context.terms;
    for (const name of names) compare(pair, name, name, context);
    for (const term of byLocale) {
      const [there, here] = [term.get(pair.source.locale), term.get(pair.target.locale)];
      if (there && here) compare(pair, there, here, context);
    }
  },
  project(context) {
    const { problem } = context.terms;
    const file = context.project.terms;
    if (problem && file)
      context.report({ file: file.path, path: problem.path }, { problem: 'file', wanted: problem.wanted });
  },
});

function compare(pair: MessagePair, there: Term, here: Term, context: Context): void {
  const { key, source, target } = pair;
  const inSource = there.expression.exec(source.text);
  const inTarget = here.expression.exec(target.text);
  if ((inSource === null) === (inTarget === null)) {
    if (inSource && inTarget) compareBranches(pair, there, here, context);
    return;
  }
  const [has, lacks, word, wanted] = inSource ? [source, target, there, here] : [target, source, here, there];
  const found = inSource ?? inTarget;
  const span = found ? { span: { start: found.index, end: found.index + found[0].length } } : {};
  const args = { problem: 'missing', wanted: wanted.word, got: word.word, locale: lacks.locale };
  context.report({ locale: lacks.locale, key }, args, { related: [{ locale: has.locale, key, ...span }] });
}

/** Both messages have the word somewhere; one of their branches may lack it. */
function compareBranches(pair: MessagePair, there: Term, here: Term, context: Context): void {
  if (!pair.source.branching && !pair.target.branching) return;
  for (const { source, target } of outcomesOf(pair)) {
    const [inSource, inTarget] = [there.expression.test(source.text), here.expression.test(target.text)];
    if (inSource === inTarget) continue;
    const [lacks, outcome, word, wanted] = inSource
      ? [pair.target, target, there, here]
      : [pair.source, source, here, there];
    const branch = outcome.taken.at(-1)?.span;
    const args = { problem: 'missing', wanted: wanted.word, got: word.word, locale: lacks.locale };
    const other = lacks === pair.target ? pair.source : pair.target;
    const related = [{ locale: other.locale, key: pair.key }];
    context.report({ locale: lacks.locale, key: pair.key, ...(branch ? { span: branch } : {}) }, args, { related });
    return;
  }
}
