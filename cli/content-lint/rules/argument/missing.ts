import type { Span } from '../../finding.ts';
import { argumentDifference } from '../../messages/argument-difference.ts';
import { sign } from '../../messages/text-features.ts';
import { defineRule } from '../../rule.ts';

export const argumentMissing = defineRule({
  code: 'argument/missing',
  severity: 'error',
  signs: sign.structure,
  docs: {
    summary: { en: 'A translation has lost an argument.', nl: 'Een vertaling is een argument kwijt.' },
    why: {
      en: 'The reader of that language does not get the name, the number or the date that the others do.',
      nl: 'De lezer van die taal krijgt de naam, het getal of de datum niet die de anderen wel krijgen.',
    },
  },
  examples: {
    bad: { 'i18n/nl.json': '{ "hello": "Dag {name}" }', 'i18n/en.json': '{ "hello": "Hello" }' },
    good: { 'i18n/nl.json': '{ "hello": "Dag {name}" }', 'i18n/en.json': '{ "hello": "Hello {name}" }' },
  },
  yieldsTo: ['argument/type', 'text/stray-brace', 'text/stray-pound', 'text/placeholder', 'text/unfinished'],
  pair(pair, context) {
    if (pair.source.plain) return;
    const { missing, source } = argumentDifference(pair);
    const { key, target } = pair;
    for (const name of missing) {
      const span = source.get(name)?.[0]?.span;
      const there = { locale: pair.source.locale, key, ...(span ? { span } : {}) };
      const here = quotedArgument(target.text, name);
      context.report(
        { locale: target.locale, key, ...(here ? { span: here } : {}) },
        { name, locale: target.locale },
        { related: [there] },
      );
    }
  },
});

/** Where the argument stands after all, behind an apostrophe that makes it text. */
function quotedArgument(text: string, name: string): Span | undefined {
  const start = text.indexOf(`'{${name}`);
  return start < 0 ? undefined : { start, end: start + name.length + 2 };
}
