import { expect, test } from 'vitest';
import type { FactFormat } from '#cli/desk/desk-api.ts';
import { factNameIn } from '#cli/desk/panel/desk-texts.tsx';
import { formatFactValue, readFactValue, withArgument } from '#cli/desk/panel/fact-values.ts';
import { chipsOf } from '#cli/desk/panel/icu-parts.ts';
import { deskLanguages } from '#cli/desk/texts/desk-languages.ts';
import { loadSite } from '#src/content/load-site.ts';
import { messageArguments } from '#src/domain/facts.ts';

test.each<[FactFormat, string, string | number]>([
  ['euro', '49,50', 49.5],
  ['euro', '€ 49.50', 49.5],
  ['euro', '49,-', 49],
  ['euro', '1.250', 1250],
  ['euro', '1.250,50', 1250.5],
  ['percent', '97 %', 0.97],
  ['number', '10.000', 10_000],
  ['number', '2,5', 2.5],
  ['rating', '4,8', 4.8],
  ['clock', '8:30', '08:30'],
  ['clock', '8.30', '08:30'],
  ['clock', '0830', '08:30'],
  ['clock', '830', '08:30'],
  ['clock', '17', '17:00'],
  ['text', ' reviews.example ', 'reviews.example'],
])('%s: %s is read as it is meant', (format, typed, value) => {
  expect(readFactValue(typed, format, 'nl')).toEqual({ value });
});

test.each<[FactFormat, string]>([
  ['euro', '49,505'],
  ['euro', '0.125'],
  ['euro', '1e9'],
  ['euro', '-5'],
  ['euro', '0'],
  ['euro', 'vijftig'],
  ['number', '1e9'],
  ['number', ''],
  ['percent', '970'],
  ['rating', '4,85'],
  ['clock', '25:00'],
  ['clock', '8.75'],
])('%s: %s is refused', (format, typed) => {
  expect(readFactValue(typed, format, 'nl')).toHaveProperty('problem');
});

test('what a field shows is read as the same value', () => {
  const values: [string | number, FactFormat][] = [
    [49.5, 'euro'],
    [1250, 'euro'],
    [0.97, 'percent'],
    [4.8, 'rating'],
    [10_000, 'number'],
    ['07:00', 'clock'],
  ];
  for (const [value, format] of values)
    for (const locale of ['nl', 'en'] as const)
      expect(readFactValue(formatFactValue(value, format, locale), format, locale)).toEqual({ value });
  expect(formatFactValue(49.5, 'euro', 'nl')).toBe('49,50');
});

test('the argument of a fact takes the place of the number that the finding is about', () => {
  const argument = '{responseHours, number}';
  expect(withArgument('Binnen 124 uur, meestal 24 uur', '24 uur', argument)).toBe(
    `Binnen 124 uur, meestal ${argument} uur`,
  );
  expect(withArgument('Na 240 uur, 24.000 uur of 24 uur', '24', argument)).toBe(
    `Na 240 uur, 24.000 uur of ${argument} uur`,
  );
  expect(withArgument('1.024 of 24', '24', argument)).toBe(`1.024 of ${argument}`);
  expect(withArgument('Binnen 12 uur', '24 uur', argument)).toBe('Binnen 12 uur');
});

test('whatever a message can fill in has a name that people use, in both languages of the desk', () => {
  const { site, catalogues } = loadSite('.');
  const chips = Object.values(catalogues).flatMap((messages) =>
    Object.values(messages).flatMap((text) => chipsOf(text)),
  );
  const filledIn = chips.map(({ name }) => name).filter((name) => name !== '#');
  const facts = [...new Set([...Object.keys(messageArguments(site.facts, site.identity)), ...filledIn])];
  for (const language of deskLanguages) expect(facts.filter((fact) => !factNameIn(language, fact))).toEqual([]);
});
