import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkProject } from '#cli/content-lint/core/linter/check-project.ts';
import { memoryCache, type ResultCache } from '#cli/content-lint/core/linter/result-cache.ts';
import type { Plugin } from '#cli/content-lint/core/plugin.ts';
import { randomNumbers } from '../../fixtures/random.ts';
import { decoys } from '../../fixtures/seeded-mistakes/decoys.ts';
import { filler } from '../../fixtures/seeded-mistakes/filler.ts';
import { harderSeeds } from '../../fixtures/seeded-mistakes/harder-seeds.ts';
import { contentLint } from './content-lint.ts';
import { projectOf } from './expect-findings.ts';
import { folderOf, write } from './temporary-folder.ts';

/** A cache in memory that counts how often it had a result. */
function countingCache(): ResultCache & { hits: number } {
  const inner = memoryCache();
  const cache: ResultCache & { hits: number } = {
    ...inner,
    hits: 0,
    get<Result>(hash: number) {
      const result = inner.get<Result>(hash);
      if (result !== undefined) cache.hits++;
      return result;
    },
  };
  return cache;
}

const pairs = [
  ...filler(80, 1),
  ...decoys.slice(0, 80),
  ...harderSeeds.flatMap(({ nl, en }) => (nl === undefined || en === undefined ? [] : [[nl, en] as const])),
];

test('cached results change no finding, whatever has changed since', () => {
  const random = randomNumbers(17);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const cache = countingCache();
  const messages = new Map<string, string[]>(Array.from({ length: 60 }, (_, at) => [`k${at}`, [...pick(pairs)]]));
  let terms = 'names: [Shopify]\n';
  for (let round = 0; round < 40; round++) {
    const what = random();
    if (what < 0.7) messages.set(`k${Math.floor(random() * 60)}`, [...pick(pairs)]);
    else if (what < 0.8) messages.set(`n${round}`, [...pick(pairs)]);
    else if (what < 0.9) messages.delete(pick([...messages.keys()]));
    else terms = pick(['names: [Shopify]\n', 'terms:\n  - { nl: klant, en: patron }\n', 'names: [Noorderlicht]\n']);
    const side = (at: number) =>
      JSON.stringify(Object.fromEntries([...messages].map(([key, texts]) => [key, texts[at]])));
    const project = projectOf({ 'i18n/nl.json': side(0), 'i18n/en.json': side(1), 'i18n/terms.yaml': terms });
    expect(checkProject(project, { cache })).toEqual(checkProject(project));
    cache.save();
  }
  expect(cache.hits).toBeGreaterThan(800);
});

test('a record that no message depends on leaves their cached results as they are', () => {
  const counting: Plugin = {
    name: 'counting',
    messageFiles: ['content/facts.yaml'],
    rules: [],
    texts: { en: {}, nl: {} },
    isRequired: () => () => isRequired,
  };
  const plugins = [{ plugin: counting, data: undefined }];
  const cache = countingCache();
  let isRequired = true;
  const hits = (facts: string, service: string): number => {
    const project = projectOf({
      'i18n/nl.json': '{ "a": "" }',
      'i18n/en.json': '{ "a": "" }',
      'content/facts.yaml': facts,
      'content/services/seo.yaml': service,
    });
    cache.hits = 0;
    expect(checkProject(project, { plugins, cache })).toEqual(checkProject(project, { plugins }));
    cache.save();
    return cache.hits;
  };
  expect(hits('hours: 24', 'order: 1')).toBe(0);
  expect(hits('hours: 24', 'order: 2')).toBe(1);
  expect(hits('hours: 48', 'order: 2')).toBe(0);
  isRequired = false;
  expect(hits('hours: 48', 'order: 3')).toBe(0);
});

test('a text that is the key of another message is found for as long as there is that message', () => {
  const cache = countingCache();
  const codes = (more: Record<string, string>) => {
    const messages = JSON.stringify({ a: 'buttons.send', ...more });
    const project = projectOf({ 'i18n/nl.json': messages, 'i18n/en.json': messages });
    return checkProject(project, { cache }).filter(({ key, code }) => key === 'a' && code === 'text/unfinished').length;
  };
  const without = codes({});
  const withKey = codes({ 'buttons.send': '24' });
  expect(withKey).not.toBe(without);
  expect([codes({}), codes({ 'buttons.send': '24' })]).toEqual([without, withKey]);
});

test('an argument that the source lacks is found until the code passes it', () => {
  const cache = countingCache();
  const findings = (values: string) => {
    const project = projectOf({
      'i18n/nl.json': '{ "a": "Dag" }',
      'i18n/en.json': '{ "a": "Hello {name}" }',
      'src/a.tsx': `export const a = (intl: Intl) => intl.formatMessage({ id: 'a' }, { ${values} });\n`,
    });
    return checkProject(project, { cache }).filter(({ code }) => code === 'argument/unknown').length;
  };
  expect([findings('city'), findings('name'), findings('city')]).toEqual([1, 0, 1]);
});

describe('the program', () => {
  const flat = ['--messages', '{locale}.json'];
  const files = {
    'nl.json': '{ "a": "Onze klant tekent", "b": "Dag {name}", "c": "Tot ziens" }',
    'en.json': '{ "a": "Our customer signs", "b": "Hello {nmae}", "c": "See you" }',
    'node_modules/x/package.json': '{}',
  };
  const cacheFile = 'node_modules/.cache/content-lint/results.json';
  const found = async (root: string, ...args: string[]) => {
    const { stdout } = await contentLint(root, ['check', ...flat, '--format', 'json', ...args]);
    const { findings } = JSON.parse(stdout) as { findings: { code: string; key?: string }[] };
    return findings.map(({ code, key }) => `${code} ${key}`);
  };

  test('says the same with and without its cache, and sees every change', async () => {
    const root = folderOf(files);
    const first = await found(root);
    expect(first).toEqual(['argument/renamed b']);
    expect(JSON.parse(readFileSync(join(root, cacheFile), 'utf8')).results.length).toBeGreaterThan(1);
    expect(await found(root)).toEqual(first);
    write(root, { 'en.json': files['en.json'].replace('See you', 'See  you') });
    expect(await found(root)).toEqual([...first, 'text/whitespace c']);
    write(root, {
      'en.json': files['en.json'].replace('nmae', 'name'),
      'terms.yaml': 'terms:\n  - { nl: klant, en: client }\n',
    });
    expect(await found(root)).toEqual(['text/term a']);
  });

  test.each([
    ['is no JSON', '{'],
    ['is something else', '[1]'],
    ['comes from other rules', '{ "version": "x", "results": [[1, []]] }'],
    ['is nothing', 'null'],
  ])('believes nothing in a file that %s', async (_, text) => {
    const root = folderOf(files);
    mkdirSync(join(root, 'node_modules/.cache/content-lint'), { recursive: true });
    writeFileSync(join(root, cacheFile), text);
    expect(await found(root)).toEqual(['argument/renamed b']);
  });

  test('caches nothing in a project without node_modules', async () => {
    const { 'node_modules/x/package.json': _, ...rest } = files;
    const root = folderOf(rest);
    expect(await found(root)).toEqual(['argument/renamed b']);
    expect(existsSync(join(root, 'node_modules'))).toBe(false);
  });

  test('reads the code again where a file has changed', async () => {
    const root = folderOf({
      ...files,
      'en.json': files['en.json'].replace('nmae', 'name'),
      'src/a.ts': "t.text('a');\n",
    });
    const unused = ['code/unused-id b', 'code/unused-id c'];
    expect(await found(root)).toEqual(unused);
    utimesSync(join(root, 'src/a.ts'), 1, 1);
    expect(await found(root)).toEqual(unused);
    write(root, { 'src/a.ts': "t.text('a');\nt.text('b', { name });\n" });
    expect(await found(root)).toEqual(['code/unused-id c']);
  });
});
