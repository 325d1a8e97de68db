import { expect, test } from 'vitest';
import { checkProject } from '#cli/content-lint/engine/check-project.ts';
import { runRules } from '#cli/content-lint/engine/run-rules.ts';
import { parseRecord } from '#cli/content-lint/project/parse-record.ts';
import { projectFromFiles } from '#cli/content-lint/project/project-from-files.ts';
import { rules } from '#cli/content-lint/rules/all-rules.ts';
import { messageRules } from '#cli/content-lint/rules/message-rules.ts';
import { siteRules } from '#cli/site-rules/site-rules.ts';
import { coreSeeds } from '../../bench/lint/core-seeds.ts';
import { coreFiles } from '../../bench/lint/file-seeds.ts';
import { seededCatalogue } from '../../bench/lint/seeded-catalogue.ts';

const { files } = seededCatalogue(1000, { seeds: coreSeeds, files: coreFiles, seed: 5, shape: 'nested' });
const texts = new Map([...files].filter(([path]) => path.startsWith('i18n/')));
const assets = new Map([
  ['/images/huge.png', 9_000_000],
  ['/logos/tech/waku.svg', 10],
  ['/images/photo.bmp', 1],
]);
const layout = { messages: 'i18n/{locale}/**/*.json', source: 'nl', locales: ['nl', 'en'] };
const foreign = projectFromFiles({ texts, assets }, layout, parseRecord);

test('every rule is in one of the two lists', () => {
  const codes = rules.map(({ code }) => code);
  expect(codes).toEqual([...codes].sort());
  expect(new Set(codes).size).toBe(messageRules.length + siteRules.length);
});

test('the rules for a site have nothing to say of a project without content and code', () => {
  expect(foreign.records).toBeUndefined();
  expect(checkProject(foreign, { rules: siteRules })).toEqual([]);
});

test('the rules for messages find all that is wrong in such a project', () => {
  const found = runRules(foreign, { rules: messageRules, site: undefined });
  expect(found.length).toBeGreaterThan(100);
  expect(found).toEqual(checkProject(foreign));
});
