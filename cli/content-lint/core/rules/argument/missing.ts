import type { Span } from '../../finding.ts';
import { argumentDifference } from '../../messages/argument-difference.ts';
import { type ArgumentOccurrence, argumentIndex } from '../../messages/argument-index.ts';
import type { MessagePair } from '../../messages/message.ts';
import { pluralSamples } from '../../messages/plural-samples.ts';
import { countNeedsNoName } from '../../messages/syntax.ts';
import { defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';

export const argumentMissing = defineRule({
  code: 'argument/missing',
  severity: 'error',
  skipIfSameStructure: true,
  examples: {
    bad: { nl: 'Dag {name}', en: 'Hello' },
    good: { nl: 'Dag {name}', en: 'Hello {name}' },
  },
  yieldsTo: ['argument/type', 'text/stray-brace', 'text/stray-pound', 'text/placeholder', 'text/unfinished'],
  pair(pair, context) {
    if (pair.source.isPlainText) return;
    const { missing, sourceArguments } = argumentDifference(pair);
    const quoted = quotedArguments(pair.target.text);
    for (const name of missing) {
      // A language with one form needs no number that chooses it, and in vue-i18n that number has no name.
      const mayOmitNumber = hasOneForm(pair.target.locale) || countNeedsNoName(context.project.syntax);
      if (isOnlyCounted(sourceArguments.get(name), pair.source.text) && mayOmitNumber) continue;
      if (countNeedsNoName(context.project.syntax) && showsNumberInstead(pair)) continue;
      const spans = { span: quoted.get(name), otherSpan: sourceArguments.get(name)?.[0]?.span };
      reportDifference(pair, context, spans, { name, locale: pair.target.locale });
    }
  },
});

/** Whether a number chooses a form of a message and is never shown: `minute|minutes`. */
function isOnlyCounted(occurrences: readonly ArgumentOccurrence[] = [], text: string): boolean {
  return occurrences.every(({ kind }) => kind === 'plural') && !text.includes('#');
}

/**
 * Whether the translation shows the number that chooses a form (`{n}` of vue-i18n, which is `#` or `{count}` in ICU)
 * where the source shows its only other argument (`{0}`), by which the call passes the same number once more:
 * `een auto | {n} auto’s` for `a car | {0} cars`. The two arguments of the source are then that number, without a name,
 * and `{0}`.
 */
function showsNumberInstead({ source, target }: MessagePair): boolean {
  return /#|\{count\}/.test(target.text) && !source.text.includes('#') && argumentIndex(source).size === 2;
}

/** Whether a language has one form for all numbers, as Japanese. */
function hasOneForm(locale: string): boolean {
  return pluralSamples(locale, 'cardinal').categories.length === 1;
}

/** The places of arguments that are there after all, behind an apostrophe that makes them text: `'{name}`. */
function quotedArguments(text: string): Map<string, Span> {
  const places = new Map<string, Span>();
  for (const { 0: whole, 1: name = '', index } of text.matchAll(/'\{([^\s,{}']+)/g)) {
    if (!places.has(name)) places.set(name, { start: index, end: index + whole.length });
  }
  return places;
}
