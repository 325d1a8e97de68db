import { expect, test } from 'vitest';
import { checkProject } from '#cli/content-lint/engine/check-project.ts';
import { projectFromFiles } from '#cli/content-lint/project/project-from-files.ts';
import type { Rule } from '#cli/content-lint/rule.ts';
import { ownRules } from '#cli/content-lint/rules/own-rules.ts';
import { coreSeeds } from '../../bench/lint/core-seeds.ts';
import { decoys } from '../../bench/lint/decoys.ts';
import { freshSeeds } from '../../bench/lint/fresh-seeds.ts';
import { harderSeeds } from '../../bench/lint/harder-seeds.ts';
import { moreMistakes } from '../../bench/lint/more-mistakes.ts';
import { ordinaryPairs } from '../../bench/lint/ordinary-pairs.ts';

/** The same rules once more, which look at every message and pair: what the first ones miss is then found beside. */
const untiring = {
  plugin: { name: 'untiring', rules: ownRules.map(({ signs: _, ...rule }: Rule) => rule), texts: { en: {}, nl: {} } },
  data: undefined,
};

const texts = [
  ...[...coreSeeds, ...harderSeeds, ...freshSeeds].map(({ nl, en }) => [nl, en] as const),
  ...decoys,
  ...ordinaryPairs,
  ...moreMistakes,
]
  .flatMap(([nl, en]) => (nl === undefined || en === undefined ? [] : [[nl, en] as const]))
  // A byte order mark is a blank as well; that it is invisible says enough.
  .filter((pair) => !pair.some((text) => text.includes('\uFEFF')));

function findings(
  plugins: (typeof untiring)[],
  target: string,
  pairs: readonly (readonly [string, string])[],
): string[] {
  const file = (at: 0 | 1) =>
    JSON.stringify(Object.fromEntries(pairs.map((pair, number) => [`key${number}`, pair[at]])));
  const texts = new Map([
    ['nl.json', file(0)],
    [`${target}.json`, file(1)],
  ]);
  const project = projectFromFiles({ texts }, { messages: '{locale}.json', source: 'nl', locales: ['nl', target] });
  return checkProject(project, { plugins }).map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`);
}

/** Texts beside those that stand some places on: what they share is chance. */
const shifted = (by: number, side: 0 | 1) =>
  texts.map(([nl], at) => [nl, texts[(at + by) % texts.length]?.[side] ?? ''] as const);

const pairs = {
  'a text and its translation': texts,
  'a text and itself': shifted(0, 0),
  'a text and the next one': shifted(1, 0),
  'a text and the translation of the one three on': shifted(3, 1),
};

test.each(Object.entries(pairs))('no rule misses what its signs keep from it: %s', (_, list) => {
  expect(list.length).toBeGreaterThan(600);
  for (const locale of ['en', 'fr', 'pl']) {
    const found = findings([], locale, list);
    expect(found.length).toBeGreaterThan(50);
    expect(found).toEqual(findings([untiring], locale, list));
  }
});
