import { describe, expect, test } from 'vitest';
import type { Finding } from '#cli/content-lint/core/finding.ts';
import { checkProject } from '#cli/content-lint/core/linter/check-project.ts';
import { projectFromFiles } from '#cli/content-lint/formats/project-from-files.ts';
import { coreSeeds } from '../../fixtures/seeded-mistakes/core-seeds.ts';
import { decoys } from '../../fixtures/seeded-mistakes/decoys.ts';
import { coreFiles, harderFiles } from '../../fixtures/seeded-mistakes/file-seeds.ts';
import { freshSeeds } from '../../fixtures/seeded-mistakes/fresh-seeds.ts';
import { harderSeeds } from '../../fixtures/seeded-mistakes/harder-seeds.ts';
import { moreMistakes } from '../../fixtures/seeded-mistakes/more-mistakes.ts';
import { ordinaryPairs } from '../../fixtures/seeded-mistakes/ordinary-pairs.ts';
import { score } from '../../fixtures/seeded-mistakes/score.ts';
import { type SeededCatalogue, seededCatalogue } from '../../fixtures/seeded-mistakes/seeded-catalogue.ts';
import { projectFolder } from './project-folder.ts';

const layout = { messages: 'i18n/{locale}/**/*.json', source: 'nl', locales: ['nl', 'en'] };

/** Every rule is on, and nothing may be missing. */
const settings = { complete: ['*'], rules: { '*': 'on' } } as const;

/** What the program itself says about a catalogue on disk, compared with what is wrong in it. */
async function scored(catalogue: SeededCatalogue) {
  const places = ['--messages', layout.messages, '--source', 'nl', '--locales', 'nl,en'];
  const options = [...places, '--complete', '*', '--rules', '*=on'];
  const { stdout } = await projectFolder(Object.fromEntries(catalogue.files)).lint(
    'check',
    '--format',
    'json',
    ...options,
  );
  return score((JSON.parse(stdout) as { findings: Finding[] }).findings, catalogue);
}

const named = ({ code, file, line, column, args }: Finding) =>
  `${code} ${file}:${line}:${column} ${JSON.stringify(args)}`;

describe.each(['nested', 'flat'] as const)('among 1,000 messages in %s files', (shape) => {
  test('all of 120 core mistakes are found once, each at its place', async () => {
    const catalogue = seededCatalogue(1000, { seeds: coreSeeds, files: coreFiles, seed: 5, shape });
    const { of, found, lines, columns, missed, misplaced, alarms, besides } = await scored(catalogue);
    expect(of).toBe(120);
    expect(missed).toEqual([]);
    expect(found).toBe(120);
    expect(lines).toBe(120);
    expect(misplaced).toEqual([]);
    expect(columns).toBe(120);
    expect(alarms.map(named)).toEqual([]);
    expect(besides.map(named)).toEqual([]);
  });

  test('of 109 harder ones at least 95 in 100, with the line, and the column of 95 in 100', async () => {
    const catalogue = seededCatalogue(1000, { seeds: harderSeeds, files: harderFiles, seed: 7, shape });
    const { of, found, lines, columns, missed, misplaced, alarms, besides } = await scored(catalogue);
    expect(of).toBe(109);
    expect(missed).toEqual([]);
    expect(misplaced).toEqual([]);
    expect(found / of).toBeGreaterThanOrEqual(0.95);
    expect(lines).toBe(found);
    expect(columns / found).toBeGreaterThanOrEqual(0.95);
    expect(alarms.map(named)).toEqual([]);
    expect(besides.map(named)).toEqual([]);
  });

  test('all of those that were thought of after the rules were written, once, with line and column', async () => {
    const catalogue = seededCatalogue(1000, { seeds: freshSeeds, seed: 11, shape });
    const { of, found, lines, missed, misplaced, alarms, besides } = await scored(catalogue);
    expect(of).toBe(freshSeeds.length);
    expect(missed).toEqual([]);
    expect(misplaced).toEqual([]);
    expect(lines).toBe(found);
    expect(alarms.map(named)).toEqual([]);
    expect(besides.map(named)).toEqual([]);
  });
});

test('nothing is found among 10,000 messages where nothing is wrong, in over 150 decoys neither', async () => {
  expect(decoys.length).toBeGreaterThanOrEqual(150);
  const catalogue = seededCatalogue(10_000, { seed: 3 });
  expect((await scored(catalogue)).alarms.map(named)).toEqual([]);
});

test.each([
  ['nl-NL', 'en-GB'],
  ['nl_NL', 'en_US'],
])('regions make no difference: %s and %s', (nl, en) => {
  const catalogue = seededCatalogue(600, { seeds: [...coreSeeds, ...freshSeeds], seed: 13 });
  const renamed = (path: string) => path.replace('/nl/', `/${nl}/`).replace('/en/', `/${en}/`);
  const texts = new Map([...catalogue.files].map(([path, text]) => [renamed(path), text]));
  texts.set('i18n/terms.yaml', `names: [Noorderlicht, Shopify]\nterms:\n  - { ${nl}: offerte, ${en}: quote }\n`);
  const project = projectFromFiles({ texts }, { ...layout, source: nl, locales: [nl, en], settings });
  const expected = catalogue.expected.map((one) => ({ ...one, file: renamed(one.file) }));
  const { of, found, columns, alarms, besides } = score(checkProject(project), { ...catalogue, expected });
  expect([found, columns]).toEqual([of, of]);
  expect([...alarms, ...besides].map(named)).toEqual([]);
});

test('nothing is found in messages as sites of all kinds have them', async () => {
  expect(ordinaryPairs.length).toBeGreaterThan(600);
  const lines = (at: 0 | 1) =>
    JSON.stringify(Object.fromEntries(ordinaryPairs.map((pair, id) => [`m${id}`, pair[at]])));
  const folder = projectFolder({ 'nl.json': lines(0), 'en.json': lines(1) });
  expect(await folder.found('--messages', '{locale}.json', '--source', 'nl', '--locales', 'nl,en')).toEqual([]);
});

test.each(moreMistakes)('%j / %j is not right', (nl, en) => {
  const texts = new Map([
    ['i18n/nl/a.json', JSON.stringify({ id: nl })],
    ['i18n/en/a.json', JSON.stringify({ id: en })],
    ['i18n/terms.yaml', 'names: [Noorderlicht]\n'],
  ]);
  expect(checkProject(projectFromFiles({ texts }, layout)).length).toBeGreaterThan(0);
});
