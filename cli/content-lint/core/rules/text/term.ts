import type { Term } from '../../language/terms.ts';
import type { MessagePair } from '../../messages/message.ts';
import { variantPairs } from '../../messages/variants.ts';
import { type Context, defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';

export const textTerm = defineRule({
  code: 'text/term',
  severity: 'warning',
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
    // A name is the same in every language.
    for (const name of names) compare(pair, name, name, context);
    for (const termByLocale of byLocale) {
      const sourceTerm = termByLocale.get(pair.source.locale);
      const targetTerm = termByLocale.get(pair.target.locale);
      if (sourceTerm && targetTerm) compare(pair, sourceTerm, targetTerm, context);
    }
  },
  project(context) {
    // A mistake in `terms.yaml` itself.
    const { problem } = context.terms;
    const file = context.project.terms;
    if (problem && file)
      context.report({ file: file.path, path: problem.path }, { problem: 'file', wanted: problem.wanted });
  },
});

/** Reports the message that lacks the term while the other message of the pair has its counterpart. */
function compare(pair: MessagePair, sourceTerm: Term, targetTerm: Term, context: Context): void {
  const { source, target } = pair;
  const inSource = sourceTerm.expression.exec(source.text);
  const inTarget = targetTerm.expression.exec(target.text);
  if ((inSource === null) === (inTarget === null)) {
    if (inSource && inTarget) compareBranches(pair, sourceTerm, targetTerm, context);
    return;
  }
  const [message, presentTerm, missingTerm] = inSource
    ? [target, sourceTerm, targetTerm]
    : [source, targetTerm, sourceTerm];
  const match = inSource ?? inTarget;
  const otherSpan = match ? { start: match.index, end: match.index + match[0].length } : undefined;
  const args = { problem: 'missing', wanted: missingTerm.word, got: presentTerm.word, locale: message.locale };
  reportDifference(pair, context, { message, otherSpan }, args);
}

/** Both messages have the word, but one of their branches may lack it. */
function compareBranches(pair: MessagePair, sourceTerm: Term, targetTerm: Term, context: Context): void {
  if (!pair.source.mayHavePluralOrSelect && !pair.target.mayHavePluralOrSelect) return;
  for (const { source, target } of variantPairs(pair)) {
    const [inSource, inTarget] = [sourceTerm.expression.test(source.text), targetTerm.expression.test(target.text)];
    if (inSource === inTarget) continue;
    const [message, variant, presentTerm, missingTerm] = inSource
      ? [pair.target, target, sourceTerm, targetTerm]
      : [pair.source, source, targetTerm, sourceTerm];
    const args = { problem: 'missing', wanted: missingTerm.word, got: presentTerm.word, locale: message.locale };
    reportDifference(pair, context, { message, span: variant.branches.at(-1)?.span }, args);
    return;
  }
}
