import { TYPE } from '@formatjs/icu-messageformat-parser';
import { argumentDifference } from '#src/checker/argument-difference.ts';
import type { Span } from '#src/checker/finding.ts';
import { replaceParts } from '#src/checker/fix.ts';
import { nearWord } from '#src/checker/near-word.ts';
import { parseElements } from '#src/checker/parse-message.ts';
import { defineRule } from '#src/checker/rule.ts';
import { sign } from '#src/checker/signs.ts';
import { spanOf, walk } from '#src/checker/walk-message.ts';

export const argumentRenamed = defineRule({
  code: 'argument/renamed',
  severity: 'error',
  signs: sign.syntax,
  docs: {
    summary: { en: 'A translation calls an argument by another name.', nl: 'Een vertaling noemt een argument anders.' },
    why: {
      en: 'The value is passed under the name of the source; under any other one nothing arrives and formatting fails.',
      nl: 'De waarde komt binnen onder de naam van de bron; onder een andere komt niets aan en mislukt het formatteren.',
    },
  },
  examples: {
    bad: { 'i18n/nl.json': '{ "hello": "Dag {name}" }', 'i18n/en.json': '{ "hello": "Hello {nmae}" }' },
    good: { 'i18n/nl.json': '{ "hello": "Dag {name}" }', 'i18n/en.json': '{ "hello": "Hello {name}" }' },
  },
  pair(pair, context) {
    if (pair.source.plain || pair.target.plain) return;
    const { renamed, source, target } = argumentDifference(pair);
    const { key } = pair;
    for (const { from, to } of renamed) {
      const here = target.get(to)?.[0]?.span;
      const there = source.get(from)?.[0]?.span;
      const related = [{ locale: pair.source.locale, key, ...(there ? { span: there } : {}) }];
      const place = { locale: pair.target.locale, key, ...(here ? { span: here } : {}) };
      context.report(place, { got: to, near: from }, { related });
    }
  },
  fix(found) {
    const { got, near } = { got: String(found.args.got), near: String(found.args.near) };
    const elements = parseElements(found.text);
    if (!Array.isArray(elements)) return undefined;
    const parts: { span: Span; text: string }[] = [];
    walk(elements, (element) => {
      if (element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.tag) return;
      if (element.value !== got) return;
      const start = found.text.indexOf(got, spanOf(element).start);
      parts.push({ span: { start, end: start + got.length }, text: near });
    });
    // A name that looks like nothing in the source may have been meant as one of its own.
    return replaceParts(found, parts, nearWord(got, [near]) ? 'safe' : 'unsafe');
  },
});
