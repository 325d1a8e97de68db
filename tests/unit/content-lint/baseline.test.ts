import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { baselineText } from '#cli/content-lint/core/linter/baseline.ts';
import { checkProject } from '#cli/content-lint/core/linter/check-project.ts';
import { parseJsonRecord } from '#cli/content-lint/formats/parse-json-record.ts';
import { openLiveProject } from '#cli/content-lint/host/live-project.ts';
import { projectOf } from './expect-findings.ts';
import { projectFolder } from './project-folder.ts';

const nl = '{ "a": "Dag {x} {y}", "b": "Een", "c": "Twee" }';
const wrong = { 'i18n/nl.json': nl, 'i18n/en.json': '{ "a": "Hello", "b": "", "c": "Two" }' };
const baseline = baselineText(checkProject(projectOf(wrong)));
const codes = (files: Record<string, string>) =>
  checkProject(projectOf(files)).map(({ code, key }) => `${code} ${key ?? ''}`);

describe('a baseline', () => {
  test('counts by rule, file and message, in order', () => {
    expect(JSON.parse(baseline).findings).toEqual([
      { rule: 'argument/missing', file: 'i18n/en.json', key: 'a', count: 2 },
      { rule: 'message/empty', file: 'i18n/en.json', key: 'b', count: 1 },
    ]);
    expect(codes({ ...wrong, 'baseline.json': baseline })).toEqual([]);
  });

  test('lets new findings through, also one more of a kind, wherever the lines have gone', () => {
    const more = { ...wrong, 'i18n/nl.json': `\n\n${nl.replace('{y}', '{y} {z}')}`, 'baseline.json': baseline };
    expect(codes(more)).toEqual(['argument/missing a']);
    const other = { ...wrong, 'i18n/en.json': '{ "a": "Hello", "b": "", "c": "" }', 'baseline.json': baseline };
    expect(codes(other)).toEqual(['message/empty c']);
  });

  test('may have two entries of one name, such as from a merge: their counts add up', () => {
    const [first, second] = JSON.parse(baseline).findings;
    const findings = [{ ...first, count: 1 }, { ...first, count: 1 }, second];
    const twice = JSON.stringify({ version: 1, findings });
    expect(codes({ ...wrong, 'baseline.json': twice })).toEqual([]);
    const { baseline: _, ...rest } = projectOf(wrong);
    const again = baselineText(checkProject({ ...rest, baseline: undefined }), parseJsonRecord('baseline.json', twice));
    expect(again).toBe(baseline);
    const half = { ...wrong, 'i18n/en.json': '{ "a": "Hello {x}", "b": "", "c": "Two" }', 'baseline.json': twice };
    expect(checkProject(projectOf(half))).toMatchObject([{ code: 'baseline/fixed', args: { left: 0, count: 1 } }]);
  });

  test('says what is mended, with its line there, and only becomes less', () => {
    const half = { ...wrong, 'i18n/en.json': '{ "a": "Hello {x}", "b": "One", "c": "" }', 'baseline.json': baseline };
    // In the order of the files.
    expect(checkProject(projectOf(half))).toMatchObject([
      { code: 'baseline/fixed', file: 'baseline.json', line: 4, args: { left: 1, count: 2 } },
      { code: 'baseline/fixed', file: 'baseline.json', line: 5, args: { left: 0, count: 1 } },
      { code: 'message/empty', key: 'c' },
    ]);
    const { baseline: _, ...rest } = projectOf(half);
    const less = baselineText(
      checkProject({ ...rest, baseline: undefined }),
      parseJsonRecord('baseline.json', baseline),
    );
    expect(JSON.parse(less).findings).toEqual([{ rule: 'argument/missing', file: 'i18n/en.json', key: 'a', count: 1 }]);
    expect(codes({ ...half, 'baseline.json': less })).toEqual(['message/empty c']);
  });
});

test('a project that is kept open reads its baseline again, also one that is new or gone', async () => {
  const folder = projectFolder({ ...wrong, 'known/old.json': '' });
  const layout = { messages: 'i18n/{locale}.json', source: 'nl', locales: ['nl', 'en'], complete: ['*'] };
  const live = await openLiveProject({ root: folder.root, ...layout, baseline: './known/baseline.json' }, process);
  expect(live.folders()).toContain('known');
  expect(live.project.baseline).toBeUndefined();
  const path = 'known/baseline.json';
  folder.write({ [path]: baseline });
  expect(live.read([path])).toBe(true);
  expect(live.read([path])).toBe(false);
  expect(live.project.baseline?.text).toBe(baseline);
  rmSync(join(folder.root, path));
  expect(live.read([path])).toBe(true);
  expect(live.project.baseline).toBeUndefined();
});

test('an entry of a rule of a profile is neither mended nor taken out by a check without that profile', async () => {
  const check = 'message({ key, locale }, { report }) { report({ key, locale }); }';
  const rule = `{ code: 'shop/sample', severity: 'error', profile: 'production', examples: {}, ${check} }`;
  const folder = projectFolder({
    'i18n/nl.json': '{ "a": "Ja" }',
    'i18n/en.json': '{ "a": "Yes" }',
    'content-lint.config.ts': `export default { messages: 'i18n/{locale}.json', source: 'nl', locales: ['nl', 'en'], baseline: 'baseline.json', plugins: [{ name: 'shop', rules: [${rule}], texts: { en: {}, nl: {} } }] };\n`,
  });
  await folder.lint('check', '--profile', 'production', '--update-baseline');
  const known = folder.read('baseline.json');
  expect(JSON.parse(known).findings).toHaveLength(2);
  expect(await folder.found('--update-baseline')).toEqual([]);
  expect(folder.read('baseline.json')).toBe(known);
});
