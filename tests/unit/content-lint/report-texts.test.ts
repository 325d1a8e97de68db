import { expect, test } from 'vitest';
import { targetOf } from '#cli/content-lint/commands/export.ts';
import { reportTexts } from '#cli/content-lint/reports/report-texts.ts';
import { projectOf } from './expect-findings.ts';

test('one is not several', () => {
  const { en, nl } = reportTexts;
  expect([en.clean(1, 1), nl.clean(1, 1)]).toEqual([
    'Nothing to report: 1 message in 1 language.',
    'Niets te melden: 1 bericht in 1 taal.',
  ]);
  expect(nl.coverage.line('en', 9, 10)).toMatch(/1 van 10 ontbreekt$/);
});

test('a project with one language has none to translate into', () => {
  const project = projectOf({ 'i18n/nl.json': '{ "a": "Ja" }' }, { locales: ['nl'] });
  expect(() => targetOf(project, 'de', 'en')).toThrow('The project has one language: there is none to translate into.');
  expect(() => targetOf(project, undefined, 'nl')).toThrow(
    'Het project heeft één taal: er is geen om naar te vertalen.',
  );
});
