import { describe, expect, test } from 'vitest';
import { checkProject } from '#src/checker/check-project.ts';
import { parseRecord } from '#src/content/parse-record.ts';
import { projectFromFiles } from '#src/content/project-from-files.ts';
import { coreSeeds } from '../../bench/lint/core-seeds.ts';
import { decoys } from '../../bench/lint/decoys.ts';
import { coreFiles, harderFiles } from '../../bench/lint/file-seeds.ts';
import { harderSeeds } from '../../bench/lint/harder-seeds.ts';
import { moreMistakes } from '../../bench/lint/more-mistakes.ts';
import { score } from '../../bench/lint/score.ts';
import { type SeededCatalogue, seededCatalogue } from '../../bench/lint/seeded-catalogue.ts';

const layout = { messages: 'i18n/{locale}/**/*.json', source: 'nl', locales: ['nl', 'en'] };
const scored = (catalogue: SeededCatalogue) =>
  score(checkProject(projectFromFiles({ texts: catalogue.files }, layout, parseRecord)), catalogue);
const named = (finding: { code: string; file: string; line: number; column: number; args: object }) =>
  `${finding.code} ${finding.file}:${finding.line}:${finding.column} ${JSON.stringify(finding.args)}`;

describe('among 1,000 messages', () => {
  test('nothing is found where nothing is wrong, in 150 decoys neither', () => {
    expect(decoys.length).toBeGreaterThanOrEqual(150);
    const catalogue = seededCatalogue(1000, { seed: 3 });
    expect(scored(catalogue).alarms.map(named)).toEqual([]);
  });

  test('all of 120 core mistakes are found, each at its place', () => {
    const catalogue = seededCatalogue(1000, { seeds: coreSeeds, files: coreFiles, seed: 5 });
    const { of, found, lines, columns, missed, misplaced, alarms, besides } = scored(catalogue);
    expect(of).toBe(120);
    expect(missed).toEqual([]);
    expect(found).toBe(120);
    expect(lines).toBe(120);
    expect(misplaced).toEqual([]);
    expect(columns).toBe(120);
    expect(alarms.map(named)).toEqual([]);
    expect(besides.map(named)).toEqual([]);
  });

  test.each(moreMistakes)('%j / %j is not right', (nl, en) => {
    const texts = new Map([
      ['i18n/nl/a.json', JSON.stringify({ id: nl })],
      ['i18n/en/a.json', JSON.stringify({ id: en })],
      ['i18n/terms.yaml', 'names: [Noorderlicht]\n'],
    ]);
    expect(checkProject(projectFromFiles({ texts }, layout, parseRecord)).length).toBeGreaterThan(0);
  });

  test('of 109 harder ones at least 95 in 100, with the line, and the column of 95 in 100', () => {
    const catalogue = seededCatalogue(1000, { seeds: harderSeeds, files: harderFiles, seed: 7 });
    const { of, found, lines, columns, missed, misplaced, alarms, besides } = scored(catalogue);
    expect(of).toBe(109);
    expect(missed).toEqual([]);
    expect(misplaced).toEqual([]);
    expect(found / of).toBeGreaterThanOrEqual(0.95);
    expect(lines).toBe(found);
    expect(columns / found).toBeGreaterThanOrEqual(0.95);
    expect(alarms.map(named)).toEqual([]);
    expect(besides.map(named)).toEqual([]);
  });
});
