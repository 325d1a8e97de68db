import { argumentDifference } from '../../messages/argument-difference.ts';
import type { ArgumentKind } from '../../messages/argument-index.ts';
import { defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';

/** What a value has to be for a kind of argument. A plain argument agrees with a number, not with a date or keyword. */
const familyOf: Record<ArgumentKind, string> = {
  plain: 'any',
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
  comparesStructure: true,
  examples: {
    bad: { nl: 'Vóór {day, date, long}', en: 'Before {day, number}' },
    good: { nl: '{count} jaar', en: '{count, plural, one {# year} other {# years}}' },
  },
  pair(pair, context) {
    if (pair.source.plain || pair.target.plain) return;
    const { source, target } = argumentDifference(pair);
    for (const [name, places] of target) {
      const wanted = source.get(name);
      const there = wanted?.[0];
      if (!wanted || !there) continue;
      const families = new Set(wanted.map(({ kind }) => familyOf[kind]));
      const wrong = places.find(({ kind }) => !agrees(familyOf[kind], families));
      const placeFamilies = new Set(places.map(({ kind }) => familyOf[kind]));
      const mistyped =
        wrong ?? (wanted.every(({ kind }) => agrees(familyOf[kind], placeFamilies)) ? undefined : places[0]);
      if (!mistyped) continue;
      const args = { name, got: mistyped.kind, wanted: there.kind };
      reportDifference(pair, context, { span: mistyped.span, otherSpan: there.span }, args);
    }
  },
});

function agrees(family: string, families: ReadonlySet<string>): boolean {
  if (families.has(family)) return true;
  if (family === 'any') return !families.has('keyword') && !families.has('date');
  return families.has('any') && family === 'number';
}
