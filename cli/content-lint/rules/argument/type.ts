import { argumentDifference } from '../../messages/argument-difference.ts';
import type { ArgumentKind } from '../../messages/argument-index.ts';
import { sign } from '../../messages/text-features.ts';
import { defineRule } from '../../rule.ts';
import { reportDifference } from '../report-difference.ts';

/** What a value has to be for an argument of a kind. Shown as it is, it may be anything but an option's keyword. */
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
  signs: sign.structure,
  docs: {
    summary: {
      en: 'An argument has another type in the translation.',
      nl: 'Een argument heeft in de vertaling een ander type.',
    },
    why: {
      en: 'There is one value for all languages: as a date it cannot be counted, and a keyword such as `male` is no text to show.',
      nl: 'Er is één waarde voor alle talen: een datum is niet te tellen, en een sleutelwoord als `male` is geen tekst om te tonen.',
    },
  },
  examples: {
    bad: {
      'i18n/nl.json': '{ "due": "Vóór {day, date, long}" }',
      'i18n/en.json': '{ "due": "Before {day, number}" }',
    },
    good: {
      'i18n/nl.json': '{ "years": "{count} jaar" }',
      'i18n/en.json': '{ "years": "{count, plural, one {# year} other {# years}}" }',
    },
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
      const inverse =
        wrong ?? (wanted.every(({ kind }) => agrees(familyOf[kind], familiesOf(places))) ? undefined : places[0]);
      if (!inverse) continue;
      const args = { name, got: inverse.kind, wanted: there.kind };
      reportDifference(pair, context, { span: inverse.span, otherSpan: there.span }, args);
    }
  },
});

function familiesOf(places: readonly { kind: ArgumentKind }[]): Set<string> {
  return new Set(places.map(({ kind }) => familyOf[kind]));
}

function agrees(family: string, families: ReadonlySet<string>): boolean {
  if (families.has(family)) return true;
  if (family === 'any') return !families.has('keyword') && !families.has('date');
  return families.has('any') && family === 'number';
}
