import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ContentError, type ContentIssue } from '#src/content/content-error.ts';
import { loadSite } from '#src/content/load-site.ts';

const repository = join(import.meta.dirname, '../../..');
let root = '';
/** What a test has put in the place of something or removed: it is copied again for the next test. */
const touched = new Set<string>();

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'));
  for (const folder of ['content', 'i18n']) copy(folder);
});

afterEach(() => {
  for (const path of touched) {
    rmSync(join(root, path), { recursive: true, force: true });
    if (existsSync(join(repository, path))) copy(path);
  }
  touched.clear();
});

function copy(path: string): void {
  cpSync(join(repository, path), join(root, path), {
    recursive: true,
    dereference: true,
    filter: (path) => !path.includes('content/art'),
  });
}

function write(path: string, text: string | Uint8Array): void {
  clear(path);
  writeFileSync(join(root, path), text);
}

function makeFolder(path: string): void {
  clear(path);
  mkdirSync(join(root, path));
}

/** Removes what is there; throws where nothing is. */
function remove(path: string): void {
  touched.add(path);
  rmSync(join(root, path), { recursive: true });
}

function clear(path: string): void {
  touched.add(path);
  rmSync(join(root, path), { recursive: true, force: true });
}

function error(): ContentError {
  try {
    loadSite(root);
  } catch (caught) {
    if (caught instanceof ContentError) return caught;
    throw caught;
  }
  throw new Error('the site was read as if nothing were wrong');
}

const service = 'id: vloer\ni18nKey: services.vloer\nslug: vloer\ncategory: print-promo\nicon: box\norder: 5\n';

describe('a site that is read from disk', () => {
  test('has its records in order and its messages by key', () => {
    const { site, catalogues } = loadSite(root);
    expect(site.services[0]?.category).toBe(site.categories[0]?.id);
    expect(site.services.map(({ id }) => id)).toContain('seo');
    expect(catalogues.nl['labels.loading']).toMatch(/\S/);
    expect(catalogues.en['pages.home.hero.title']).toMatch(/\S/);
  });

  test('has no slug lock before anything was published', () => {
    remove('content/slugs.lock.yaml');
    expect(loadSite(root).site.slugLock).toEqual({ services: {}, projects: {} });
  });

  test('may begin its files with a byte order mark', () => {
    write('i18n/nl/labels.json', '\uFEFF{ "loading": "Laden" }');
    expect(loadSite(root).catalogues.nl['labels.loading']).toBe('Laden');
  });
});

type Mistake = [name: string, make: () => void, issue: Partial<ContentIssue>];

const mistakes: Mistake[] = [
  [
    'a file is not there',
    () => remove('content/site.yaml'),
    { file: 'content/site.yaml', problem: 'does not exist', advice: 'write it' },
  ],
  ['a file is empty', () => write('content/site.yaml', '\n'), { file: 'content/site.yaml', problem: 'is empty' }],
  [
    'a file is not UTF-8',
    () => write('i18n/en/labels.json', Uint8Array.of(0x7b, 0x22, 0xe9, 0x22, 0x7d)),
    { file: 'i18n/en/labels.json', problem: 'is not UTF-8' },
  ],
  [
    'a folder is in the place of a record',
    () => makeFolder('content/facts.yaml'),
    { file: 'content/facts.yaml', problem: 'is a folder' },
  ],
  [
    'a folder is in the place of a catalogue',
    () => makeFolder('i18n/nl/labels.json'),
    { file: 'i18n/nl/labels.json', problem: 'is a folder' },
  ],
  [
    'a file is in the place of a folder',
    () => write('i18n/en', 'English'),
    { file: 'i18n/en', problem: 'is not a folder' },
  ],
  ['a folder has no records', () => remove('content/projects'), { file: 'content/projects/' }],
  ['a locale is not there', () => remove('i18n/en'), { file: 'i18n/en', problem: 'does not exist' }],
  [
    'YAML is broken',
    () => write('content/services/seo.yaml', 'slug: [seo\n'),
    { file: 'content/services/seo.yaml', problem: expect.stringMatching(/^is not YAML \(/) },
  ],
  [
    'a key stands twice',
    () => write('content/services/vloer.yaml', `${service}order: 6\n`),
    { file: 'content/services/vloer.yaml', problem: expect.stringContaining('unique') },
  ],
  [
    'JSON is broken',
    () => write('i18n/nl/labels.json', '{ "loading": "Laden", }'),
    { file: 'i18n/nl/labels.json', problem: expect.stringMatching(/^is not JSON \(/) },
  ],
  [
    'a catalogue is a list',
    () => write('i18n/nl/labels.json', '["Laden"]'),
    { file: 'i18n/nl/labels.json', problem: 'is not a group of texts' },
  ],
  [
    'a message is a number',
    () => write('i18n/nl/labels.json', '{ "loading": { "one": 5 } }'),
    { file: 'i18n/nl/labels.json', path: 'loading.one', problem: 'is 5' },
  ],
  [
    'a message is in two files',
    () => write('i18n/nl/pages.json', '{ "home": { "hero": { "title": "Welkom" } } }'),
    { path: 'hero.title', problem: 'has a text already, in this file or another' },
  ],
  [
    'a message is in a file twice, once with its group in the name',
    () => write('i18n/nl/labels.json', '{ "a.b": "Laden", "a": { "b": "Bezig" } }'),
    { path: 'a.b', problem: 'has a text already, in this file or another' },
  ],
  [
    'a slug has signs that a URL may not have',
    () => write('content/services/vloer.yaml', service.replace('slug: vloer', 'slug: Vloer')),
    {
      file: 'content/services/vloer.yaml',
      path: 'slug',
      problem: 'is "Vloer"',
      advice: expect.stringMatching(/^write /),
    },
  ],
  [
    'a value is of another type',
    () => write('content/services/vloer.yaml', service.replace('order: 5', 'order: last')),
    { path: 'order', problem: 'is "last"', advice: 'write a number' },
  ],
  [
    'a value is none of those there are',
    () => write('content/services/vloer.yaml', service.replace('print-promo', 'print')),
    { path: 'category', problem: 'is "print"', advice: expect.stringMatching(/^write one of `web-development`, /) },
  ],
  [
    'a field is missing',
    () => write('content/services/vloer.yaml', service.replace('order: 5\n', '')),
    { path: 'order', problem: 'is missing' },
  ],
  [
    'a field is spelt wrong',
    () => write('content/services/vloer.yaml', `${service}colour: red\n`),
    { path: 'colour', problem: 'is not a field of this record' },
  ],
  [
    'a fact has a wrong name',
    () => write('content/facts.yaml', 'Answer-hours: { value: 24, source: "Own promise." }\n'),
    { file: 'content/facts.yaml', path: 'Answer-hours', problem: 'has a wrong name' },
  ],
  [
    'a file has a name that nothing reads',
    () => write('content/services.yaml', service),
    { file: 'content/services.yaml', problem: 'is read by nothing' },
  ],
  [
    'a record is in a folder of its own',
    () => {
      makeFolder('content/services/print');
      write('content/services/print/vloer.yaml', service);
    },
    { file: 'content/services/print/vloer.yaml', advice: expect.stringContaining('directly in their folder') },
  ],
];

describe('the error says where, what and what to write where', () => {
  test.each(mistakes)('%s', (_, make, issue) => {
    make();
    const { issues } = error();
    expect(issues).toContainEqual(expect.objectContaining(issue));
    for (const { advice } of issues) expect(advice).not.toMatch(/undefined|Invalid|Expected/);
  });

  test('several files are wrong: one error names them all, once each, without a stack', () => {
    write('content/site.yaml', 'name: [\n');
    write('content/technologies.yaml', '[React]\n');
    write('i18n/en/labels.json', '{');
    const { message, stack, issues } = error();
    expect(issues.map(({ file }) => file)).toEqual([
      'content/site.yaml',
      'content/technologies.yaml',
      'i18n/en/labels.json',
    ]);
    expect(message.split('\n')).toHaveLength(1 + issues.length);
    expect(stack).not.toMatch(/^\s+at /m);
  });
});
