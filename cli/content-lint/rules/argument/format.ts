import { sign } from '../../messages/text-features.ts';
import { outcomesOf, type Use } from '../../messages/variants.ts';
import { defineRule } from '../../rule.ts';

export const argumentFormat = defineRule({
  code: 'argument/format',
  severity: 'warning',
  signs: sign.structure,
  docs: {
    summary: {
      en: 'A number or date is formatted differently in the translation.',
      nl: 'Een getal of datum is in de vertaling anders opgemaakt.',
    },
    why: {
      en: 'A percentage that becomes a bare number, or a short date against a long one, says something else than the source does.',
      nl: 'Een percentage dat een kaal getal wordt, of een korte datum tegenover een lange, zegt iets anders dan de bron.',
    },
  },
  examples: {
    bad: { 'i18n/nl.json': '{ "rate": "{share, number, percent}" }', 'i18n/en.json': '{ "rate": "{share, number}" }' },
    good: {
      'i18n/nl.json': '{ "when": "{day, date, ::dMMMM}" }',
      'i18n/en.json': '{ "when": "{day, date, ::MMMMd}" }',
    },
  },
  yieldsTo: ['argument/type', 'format/invalid'],
  pair(pair, context) {
    if (pair.source.plain || pair.target.plain) return;
    if (!hasFormat(pair.source.text) && !hasFormat(pair.target.text)) return;
    const reported = new Set<string>();
    for (const { source, target, choice } of outcomesOf(pair)) {
      for (const use of target.uses) {
        const others = source.uses.filter(({ name }) => name === use.name);
        const first = others[0];
        if (!first || reported.has(use.name)) continue;
        // What is counted is shown as a number in any case: by `#`, `{n}` or `{n, number}`.
        const counted = typeof choice.get(use.name) === 'number';
        if (others.some((other) => styleOf(other, counted) === styleOf(use, counted))) continue;
        reported.add(use.name);
        const related = [{ locale: pair.source.locale, key: pair.key, span: first.span }];
        const args = { name: use.name, got: spelt(use), wanted: spelt(first) };
        context.report({ locale: pair.target.locale, key: pair.key, span: use.span }, args, { related });
      }
      // A moment is shown as a date and as a time: one of the two may be lost.
      for (const use of source.uses) {
        if ((use.kind !== 'date' && use.kind !== 'time') || reported.has(use.name)) continue;
        const own = target.uses.filter(({ name }) => name === use.name);
        const [first] = own;
        if (!first || own.some(({ kind }) => kind === use.kind)) continue;
        reported.add(use.name);
        const related = [{ locale: pair.source.locale, key: pair.key, span: use.span }];
        const args = { name: use.name, got: spelt(first), wanted: spelt(use) };
        context.report({ locale: pair.target.locale, key: pair.key, span: first.span }, args, { related });
      }
    }
  },
});

function styleOf({ kind, format }: Use, counted: boolean): string {
  return counted && format === '' ? 'counted' : `${kind} ${format}`;
}

function spelt({ kind, format }: Use): string {
  return kind === 'plain' ? '' : format === '' ? kind : `${kind}, ${format}`;
}

/** A comma inside braces: an argument with a type. */
function hasFormat(text: string): boolean {
  return /\{\s*[^{},]*,/.test(text);
}
