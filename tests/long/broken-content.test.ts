import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Finding } from '#cli/content-lint/core/finding.ts';
import { memoryCache } from '#cli/content-lint/core/linter/result-cache.ts';
import { withFiles } from '#cli/content-lint/core/project/changed-tree.ts';
import type { FileTree } from '#cli/content-lint/core/project/file-tree.ts';
import type { BuiltInRuleCode } from '#cli/content-lint/core/rules/built-in-rules.ts';
import { projectFromFiles } from '#cli/content-lint/formats/project-from-files.ts';
import { folderTree } from '#cli/content-lint/host/folder-tree.ts';
import { openProject } from '#cli/content-lint/host/open-project.ts';
import { parsersWithMemory } from '#cli/content-lint/host/parsers-with-memory.ts';
import { readCode } from '#cli/content-lint/host/read-code.ts';
import { readFiles } from '#cli/content-lint/host/read-files.ts';
import type { SiteRuleCode } from '#cli/site-rules/rules/all-rules.ts';
import { checkSite } from '../unit/site-rules/site-findings.ts';

const root = join(import.meta.dirname, '../..');
const content = readOnce(folderTree(root));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The same files, each read from the disk once. */
function readOnce(tree: FileTree): FileTree {
  const listed = new Map<string, string[]>();
  const once = <Value>(read: (paths: readonly string[]) => Map<string, Value>) => {
    const known = new Map<string, Value | undefined>();
    return (paths: readonly string[]) => {
      const unknown = paths.filter((path) => !known.has(path));
      const values = read(unknown);
      for (const path of unknown) known.set(path, values.get(path));
      return new Map(
        paths.flatMap((path): [string, Value][] => {
          const value = known.get(path);
          return value === undefined ? [] : [[path, value]];
        }),
      );
    };
  };
  return {
    ...tree,
    below(folder) {
      const paths = listed.get(folder) ?? tree.below(folder);
      listed.set(folder, paths);
      return paths;
    },
    texts: once(tree.texts),
    bytes: once(tree.bytes),
    sizes: once(tree.sizes),
  };
}

/** The content of the site with other texts in some files, and without the files in `removed`. */
function changed(texts: Readonly<Record<string, string>>, removed: readonly string[] = []): FileTree {
  const tree = withFiles(content, new Map(Object.entries(texts)));
  const kept = (paths: readonly string[]) => paths.filter((path) => !removed.includes(path));
  return {
    below: (folder) => kept(tree.below(folder)),
    has: (path) => !removed.includes(path) && tree.has(path),
    obstacles: tree.obstacles,
    texts: (paths) => tree.texts(kept(paths)),
    bytes: (paths) => tree.bytes(kept(paths)),
    sizes: (paths) => tree.sizes(kept(paths)),
  };
}

/** Files that a mistake does not change are parsed and checked once, not for each mistake. */
const parse = parsersWithMemory();
const cache = memoryCache();
const opened = openProject({ root }, process, content);

async function findingsOf(tree: FileTree): Promise<Finding[]> {
  const { foundFiles, options } = await opened;
  const { files, layout } = readFiles(root, foundFiles.layout, tree);
  const project = projectFromFiles(files, layout, parse);
  return checkSite({ ...project, code: await readCode(tree, options, cache) }, { cache });
}

async function findingLines(tree: FileTree): Promise<string[]> {
  const findings = (await findingsOf(tree)).filter(({ severity }) => severity !== 'note');
  return findings.map(({ code, file, line }) => `${code} ${file}:${line}`);
}

/** A file with a part of it replaced; throws where the part is not there. */
function edit(path: string, part: string | RegExp, by: string): Record<string, string> {
  const text = read(path);
  const after = text.replace(part, by);
  if (after === text) throw new Error(`${path} does not hold ${part}`);
  return { [path]: after };
}

const service = (id: string) => `content/services/${id}.yaml`;
const words = (locale: string, id: string) => `i18n/${locale}/services/${id}.json`;
const drawn = (locale: string, id: string) => `i18n/${locale}/drawings/${id}.json`;
/** A service that is in Dutch only, so that its words are compared with no other language. */
const onlyDutch = 'marketing-automatisering-detail';
const description = (id: string) => (JSON.parse(read(words('nl', id))) as { description: string }).description;

/** Every file with a text that shows a fact; another fact takes its place, so that no text shows it. */
function without(fact: string): Record<string, string> {
  const files = content.below('i18n').filter((path) => path.endsWith('.json') && read(path).includes(`{${fact},`));
  return Object.fromEntries(files.map((path) => [path, read(path).replaceAll(`{${fact},`, '{emailSpend,')]));
}

type Mistake = [name: string, code: BuiltInRuleCode | SiteRuleCode, texts: Record<string, string>, removed?: string[]];

const mistakes: Mistake[] = [
  ['a published slug has another name', 'slug/renamed', edit(service('seo'), 'slug: seo', 'slug: vindbaarheid')],
  ['a service goes and nothing takes its place', 'slug/removed', {}, [service('branding')]],
  ['two services have one slug', 'slug/duplicate', edit(service('seo'), 'slug: seo', 'slug: branding')],
  [
    'a slug is that of another service in the other language',
    'slug/collision',
    edit(service('seo'), 'slug: seo', 'slug: seo\nslugByLocale: { nl: seo, en: website-ontwikkeling }'),
  ],
  [
    'a slug has signs that an address may not have',
    'slug/unsafe',
    edit(service('seo'), 'slug: seo', 'slug: SEO & meer'),
  ],
  [
    'two services have changed slugs',
    'slug/swapped',
    {
      ...edit(service('seo'), 'slug: seo', 'slug: branding'),
      ...edit(service('branding'), 'slug: branding', 'slug: seo'),
    },
  ],
  ['the lock forgets a slug', 'slug/unlocked', edit('content/slugs.lock.yaml', /\n {2}branding: .*\n/, '\n')],
  [
    'a slug has one language of two',
    'slug/missing',
    edit(service('landingspaginas'), '{ nl: landingspaginas, en: landing-pages }', '{ nl: landingspaginas }'),
  ],
  [
    'a case names a service that is not there',
    'content/reference',
    edit('content/projects/a2b-express.yaml', 'webapplicaties', 'webaplicaties'),
  ],
  [
    'a client names a case that is not there',
    'content/reference',
    edit('content/clients.yaml', 'projectUrl: solin-bio', 'projectUrl: solin'),
  ],
  [
    'two cases show a screen on the page of one service',
    'content/duplicate',
    edit(
      'content/projects/a2b-express.yaml',
      '{ id: offertetools }',
      '{ id: offertetools, screen: /images/projects/a2b-express/calculator.webp }',
    ),
  ],
  ['a portrait stands twice', 'content/duplicate', edit('content/reviews.yaml', 'avatars/2', 'avatars/1')],
  ['a day stands twice', 'content/duplicate', edit('content/site.yaml', 'Mo, Tu', 'Mo, Mo')],
  [
    'a case has the words of another one',
    'content/id',
    edit('content/projects/solin-bio.yaml', 'projects.solin-bio', 'projects.casa-elide'),
  ],
  ['a record is not named after its id', 'content/id', edit(service('seo'), 'id: seo', 'id: zoeken')],
  ['a field is spelt wrong', 'content/schema', edit(service('seo'), 'order: 2', 'oder: 2')],
  [
    'a fact has no source',
    'content/schema',
    edit('content/facts.yaml', 'source: "Planning van een gemiddeld project." }', 'note: "x" }'),
  ],
  ['a fact is in no text', 'fact/unused', without('linkSetupMinutes')],
  [
    'a text has a fact in digits',
    'fact/as-digits',
    edit(words('nl', 'seo'), description('seo'), `${description('seo')} Antwoord binnen 24\u00a0uur.`),
  ],
  ['a file is in the wrong place', 'content/file', { 'content/servcies/seo.yaml': 'id: seo\n' }],
  ['YAML does not parse', 'yaml/syntax', edit(service('seo'), 'slug: seo', 'slug: [seo')],
  ['a key stands twice', 'yaml/duplicate-key', edit(service('seo'), 'order: 2', 'order: 2\nicon: search')],
  ['a service has no words', 'content/words', {}, [words('nl', 'seo'), words('en', 'seo')]],
  ['a service in one language has no words', 'content/words', {}, [words('nl', onlyDutch)]],
  ['a drawing has no words', 'content/words', {}, [drawn('nl', 'seo'), drawn('en', 'seo')]],
  ['the record of compared translations is gone', 'content/file', {}, ['i18n/source.lock.json']],
  [
    'a service repeats another one',
    'text/near-duplicate',
    edit(words('nl', 'seo'), description('seo'), description('branding')),
  ],
  ['a cover is not there', 'image/missing', edit('content/projects/a2b-express.yaml', 'cover.webp', 'omslag.webp')],
  ['a logo is not there', 'image/missing', {}, ['public/logos/clients/solin-bio.svg']],
  [
    'a technology of a case has no logo',
    'image/missing',
    edit('content/projects/a2b-express.yaml', '[Laravel,', '[Cobol,'),
  ],
  [
    'a portrait comes from elsewhere',
    'image/third-party',
    edit('content/reviews.yaml', '/images/avatars/1.svg', 'https://faces.example/1.svg'),
  ],
  ['a logo is no drawing', 'image/format', { 'public/logos/clients/solin-bio.svg': 'GIF89a\u0010\0\u0010\0' }],
  ['a picture is in no record', 'image/unused', { 'public/images/old.webp': 'RIFF' }],
  ['a picture has changed', 'image/stale', { 'public/images/dev.png': 'PNG' }],
  [
    'a derived picture is too heavy',
    'image/heavy',
    {
      [content.below('public/images/derived').find((path) => path.includes('/dev-') && path.endsWith('-800.avif')) ??
        '']: '.'.repeat(40_001),
    },
  ],
];

test('the content as it is has no finding', async () => {
  expect(await findingLines(content)).toEqual([]);
});

test.each(mistakes)('the check finds that %s', async (_, code, texts, removed) => {
  const codes = (await findingLines(changed(texts, removed))).map((one) => one.split(' ')[0]);
  expect(codes).toContain(code);
  // One mistake is not a page of findings; a record that is gone takes with it what leaned on it.
  expect(new Set(codes).size).toBeLessThanOrEqual(4);
});

test('a logo that is not there is an error, that of a technology of a case a warning (A25)', async () => {
  const severities = async (tree: FileTree) =>
    (await findingsOf(tree)).filter(({ code }) => code === 'image/missing').map(({ severity }) => severity);
  expect(await severities(changed({}, ['public/logos/clients/solin-bio.svg']))).toEqual(['error']);
  const stack = edit('content/projects/a2b-express.yaml', '[Laravel,', '[Cobol,');
  expect(await severities(changed(stack))).toEqual(['warning']);
  const about = edit('content/technologies.yaml', '- Laravel', '- Cobol');
  expect(await severities(changed(about))).toEqual(['error']);
});

/** One mistake, one finding: words that nobody asks for then, pictures that nobody shows or records that are not there are not reported. */
test.each<Mistake>([
  ['a service that is no YAML', 'yaml/syntax', edit(service('seo'), 'id: seo', 'id: [seo')],
  ['a case that is no YAML', 'yaml/syntax', edit('content/projects/solin-bio.yaml', 'slug: ', 'slug: [')],
  ['a case with a wrong field', 'content/schema', edit('content/projects/solin-bio.yaml', 'year: 2025', 'year: soon')],
  ['a fact that is no number', 'content/schema', edit('content/facts.yaml', '{ value: 24', '{ value: twentyfour')],
  ['a fact that is gone', 'code/missing-value', edit('content/facts.yaml', /responseHours: .*\n/, '')],
  ['a category that is none', 'content/schema', edit(service('seo'), 'marketing-growth', 'marketinggrowth')],
  ['an icon that is none', 'content/reference', edit(service('seo'), 'icon: search', 'icon: serach')],
  ['the words of another record', 'content/id', edit(service('seo'), 'services.seo', 'services.soe')],
  ['a misspelt text of a service in one language', 'content/words', edit(words('nl', onlyDutch), '"title"', '"ttle"')],
  ['a misspelt option of its drawing', 'content/words', edit(drawn('nl', onlyDutch), '"replied"', '"rplied"')],
  ['a misspelt group of options', 'content/words', edit(drawn('nl', onlyDutch), '"options"', '"otions"')],
  ['a misspelt text of its drawing', 'content/words', edit(drawn('nl', onlyDutch), '"offer"', '"ofer"')],
  ['a word that no drawing shows', 'content/words', edit(drawn('nl', onlyDutch), '"offer"', '"price": "€", "offer"')],
  ['the words of a drawing that is gone', 'content/orphan', edit(service(onlyDutch), /drawing:\n.*\n.*\n/, '')],
  ['a slug that is taken', 'slug/duplicate', edit(service('seo'), 'slug: seo', 'slug: branding')],
])('%s is one finding', async (_, code, texts) => {
  expect((await findingLines(changed(texts))).map((one) => one.split(' ')[0])).toEqual([code]);
});

test('advice for a value that is none of a list names the near one', async () => {
  const texts = edit(service('seo'), 'marketing-growth', 'marketinggrowth');
  const [finding] = await findingsOf(changed(texts));
  expect(finding?.args).toMatchObject({ got: 'marketinggrowth', near: 'marketing-growth' });
});
