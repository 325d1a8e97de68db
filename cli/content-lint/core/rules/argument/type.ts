import { argumentDifference } from '../../messages/argument-difference.ts';
import type { ArgumentKind } from '../../messages/argument-index.ts';
import { defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';

/** What a value has to be for a kind of argument. A plain argument agrees with a number, not with a date or keyword. */
const familyOf: Record<ArgumentKind, string> = {
  plain: 'text or number',
  number: 'number',
  plural: 'number',
  ordinal: 'number',
  date: 'date',
  time: 'date',
  select: 'keyword',
};

export const argumentType = defineRule({
  code: 'argument/type',
  severity: 'error',
  skipIfSameStructure: true,
  examples: {
    bad: { nl: 'Vóór {day, date, long}', en: 'Before {day, number}' },
    good: { nl: '{count} jaar', en: '{count, plural, one {# year} other {# years}}' },
  },
  pair(pair, context) {
    if (pair.source.isPlainText || pair.target.isPlainText) return;
    const { sourceArguments, targetArguments } = argumentDifference(pair);
    // Each use of an argument in the translation has to agree with one in the source, and the other way round.
    for (const [name, targetUses] of targetArguments) {
      const sourceUses = sourceArguments.get(name);
      const first = sourceUses?.[0];
      if (!sourceUses || !first) continue;
      const sourceFamilies = new Set(sourceUses.map(({ kind }) => familyOf[kind]));
      const targetFamilies = new Set(targetUses.map(({ kind }) => familyOf[kind]));
      const unmatched = sourceUses.find(({ kind }) => !agrees(familyOf[kind], targetFamilies));
      const mistyped =
        targetUses.find(({ kind }) => !agrees(familyOf[kind], sourceFamilies)) ??
        (unmatched ? targetUses[0] : undefined);
      if (!mistyped) continue;
      const wanted = unmatched ?? first;
      const args = { name, got: mistyped.kind, wanted: wanted.kind };
      reportDifference(pair, context, { span: mistyped.span, otherSpan: wanted.span }, args);
    }
  },
});

function agrees(family: string, families: ReadonlySet<string>): boolean {
  if (families.has(family)) return true;
  if (family === 'text or number') return families.has('number');
  return families.has('text or number') && family === 'number';
}
