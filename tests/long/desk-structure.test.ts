import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk } from '#cli/desk/project/desk-operations.ts';
import { deskFolders } from '#cli/desk/project/write-desk-changes.ts';
import { openRepository } from '#cli/desk/publish/repository.ts';
import { Refused } from '#cli/desk/refused.ts';
import { changedPageFiles } from '#cli/desk/structure/page-files.ts';
import { updateSlugs } from '#cli/slugs/update-slugs.ts';
import { loadSite } from '#src/content/load-site.ts';
import { redirectsOf } from '#src/ssg/redirects.ts';
import { copyProject } from '../copy-project.ts';

const language = 'nl' as const;
const stickers = 'content/services/stickers.yaml';

let root: string;
let desk: Desk;
const scratch = mkdtempSync(join(tmpdir(), 'desk-index-'));

const git = (...parameters: string[]) => {
  const person = ['-c', 'user.name=Desk', '-c', 'user.email=desk@example.com'];
  return execFileSync('git', [...person, ...parameters], { cwd: root, encoding: 'utf8' });
};
const changed = () =>
  git('status', '--porcelain', '--untracked-files=all', '--', 'content', 'i18n', 'public/images', 'src');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const records = async () => (await desk.operations.project({})).records;
const refusal = async (what: Promise<unknown> | unknown) => {
  try {
    await what;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
  return undefined;
};
const targetOf = (address: string) => redirectsOf(loadSite(root).site).find(({ from }) => from === address)?.to;

beforeAll(async () => {
  root = copyProject('desk-structure');
  git('init', '--quiet');
  git('add', 'content', 'i18n', 'public/images', 'src');
  git('commit', '--quiet', '--message', 'Words');
  desk = await openDesk(root);
});
afterAll(() => {
  desk.close();
  for (const folder of [root, scratch]) rmSync(folder, { recursive: true, force: true });
});

test('a service changes places with its neighbour, and back', async () => {
  const ids = async () => (await records()).filter(({ category }) => category === 'print-promo').map(({ id }) => id);
  const before = await ids();
  const at = before.indexOf('stickers');
  const { undo } = await desk.operations.moveService({ path: stickers, by: -1, language });
  expect(await ids()).toEqual(before.toSpliced(at, 1).toSpliced(at - 1, 0, 'stickers'));
  await desk.operations.undo({ number: undo });
  expect(changed()).toBe('');
});

test('a service moves past several others with one undo, and not past the last', async () => {
  const ids = async () => (await records()).filter(({ category }) => category === 'print-promo').map(({ id }) => id);
  const before = await ids();
  const at = before.indexOf('stickers');
  const { undo } = await desk.operations.moveService({ path: stickers, by: -at, language });
  expect(await ids()).toEqual(['stickers', ...before.toSpliced(at, 1)]);
  for (const by of [-1, before.length, 0, 0.5])
    expect(await refusal(desk.operations.moveService({ path: stickers, by, language }))).toMatchObject({
      reason: 'bad-request',
    });
  await desk.operations.undo({ number: undo });
  expect(changed()).toBe('');
});

test('a page is begun and goes, each with one undo; once it may be online, its addresses lead to another', async () => {
  const names = { nl: 'Werken bij ons', en: 'Work with us' };
  const pages = async () => (await desk.operations.project({})).fixedPages;
  const begin = () => desk.operations.addPage({ names, language });
  const told = async () => (await desk.operations.changes({})).filter(({ isDerived }) => !isDerived);
  const words = 'i18n/nl/pages/work-with-us.json';
  /** The files that a publication would change. */
  const published = async () => {
    const tree = await openRepository(root, scratch).treeWith('HEAD', deskFolders, await changedPageFiles(root));
    return git('diff', '--name-only', 'HEAD', tree).trim().split('\n');
  };

  const { undo, titleId } = await begin();
  expect(titleId).toBe('pages.work-with-us.hero.title');
  expect((await pages()).find(({ route }) => route === 'workWithUs')).toEqual({
    route: 'workWithUs',
    titleId,
    wasPublished: false,
    pages: [
      { locale: 'nl', path: '/nl/werken-bij-ons' },
      { locale: 'en', path: '/en/work-with-us' },
    ],
  });
  expect(await told()).toEqual([{ file: words, before: '', after: 'Werken bij ons', isDerived: false }]);
  expect(await refusal(begin())).toMatchObject({ reason: 'taken' });
  const elsewhere = desk.operations.addPage({ names: { nl: 'Diensten', en: 'Another name' }, language });
  expect(await refusal(elsewhere)).toMatchObject({ reason: 'taken' });
  await desk.operations.undo({ number: undo });
  expect(changed()).toBe('');
  expect((await pages()).some(({ route }) => route === 'workWithUs')).toBe(false);

  await begin();
  await desk.operations.discard({ file: words });
  expect(changed()).toBe('');

  await begin();
  const code = [
    'src/domain/routes.ts',
    'src/pages/en/work-with-us.tsx',
    'src/pages/nl/werken-bij-ons.tsx',
    'src/templates/work-with-us-page.tsx',
    'src/views/work-with-us.ts',
  ];
  const expected = ['i18n/en/pages/work-with-us.json', words, ...code];
  expect(await published()).toEqual(expected);
  git('add', 'i18n', 'src');
  expect(await published()).toEqual(expected);
  git('commit', '--quiet', '--message', 'A page');
  const why = 'De pagina Werken bij ons is weggehaald.';
  const alone = desk.operations.removePage({ route: 'workWithUs', why, language });
  expect(await refusal(alone)).toMatchObject({ reason: 'bad-request' });
  const gone = await desk.operations.removePage({ route: 'workWithUs', successor: 'about', why, language });
  expect(targetOf('/en/work-with-us')).toBe('/en/about');
  expect(await told()).toContainEqual({ file: words, before: 'Werken bij ons', after: '', isDerived: false });
  const { messages } = await desk.operations.project({});
  expect(messages.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(await published()).toEqual(expect.arrayContaining(['content/redirects.yaml', words, ...code]));
  await desk.operations.undo({ number: gone.undo });
  expect(changed()).toBe('');
  await desk.operations.removePage({ route: 'workWithUs', successor: 'about', why, language });
  await desk.operations.discard({ file: words });
  expect(changed()).toBe('');

  const fixed = desk.operations.removePage({ route: 'approach', successor: 'about', why, language });
  expect(await refusal(fixed)).toMatchObject({ reason: 'named-in-code' });

  // Its empty texts would keep the tests below from publishing.
  git('reset', '--quiet', '--hard', 'HEAD~1');
});

test('a service is begun, lacks its words, and goes with one undo', async () => {
  const names = { nl: 'Gevel schilderen', en: 'Facade painting' };
  const { undo, titleId } = await desk.operations.addRecord({
    kind: 'service',
    names,
    category: 'print-promo',
    language,
  });
  expect(titleId).toBe('services.gevel-schilderen.title');
  const begun = (await records()).find(({ id }) => id === 'gevel-schilderen');
  expect(begun).toMatchObject({ published: false, wasPublished: false, category: 'print-promo' });
  expect(begun?.pages.map(({ path }) => path)).toEqual([
    '/nl/diensten/gevel-schilderen',
    '/en/services/facade-painting',
  ]);
  const path = begun?.path ?? '';
  const early = desk.operations.setPublished({ path, published: true, language });
  expect(await refusal(early)).toMatchObject({ reason: 'has-findings' });
  const again = desk.operations.addRecord({ kind: 'service', names, category: 'print-promo', language });
  expect(await refusal(again)).toEqual({ reason: 'taken', detail: 'gevel-schilderen' });
  expect((await desk.operations.changes({})).filter(({ isDerived }) => !isDerived)).toEqual([
    { file: path, before: '', after: 'Gevel schilderen', isDerived: false },
  ]);
  await desk.operations.discard({ file: path });
  expect(changed()).toBe('');
  expect(await refusal(desk.operations.undo({ number: undo }))).toEqual({ reason: 'cannot-undo' });
});

test('a service is hidden: its addresses lead to its successor until it is published again', async () => {
  const row = { from: '/stickers.html', to: '/nl/diensten/stickers', why: 'De oude site.', since: '2026-11-24' };
  await desk.operations.saveOldAddresses({ read: [], rows: [row], language });
  expect(await refusal(desk.operations.setPublished({ path: stickers, published: false, language }))).toMatchObject({
    reason: 'has-findings',
    findings: expect.arrayContaining([expect.objectContaining({ code: 'slug/removed' })]),
  });
  const successor = 'flyers-stickers';
  await desk.operations.setPublished({ path: stickers, published: false, successor, language });
  expect(targetOf('/nl/diensten/stickers')).toBe('/nl/diensten/flyers-stickers');
  expect(targetOf('/stickers.html')).toBe('/nl/diensten/flyers-stickers');
  expect((await records()).find(({ id }) => id === 'stickers')).toMatchObject({ published: false, successor });
  // A publication begins with this.
  expect(updateSlugs(root).problems).toEqual([]);
  // Somebody edits the file without an empty last line: the field at the end has to go all the same.
  writeFileSync(join(root, stickers), readFileSync(join(root, stickers), 'utf8').trimEnd());
  await desk.operations.setPublished({ path: stickers, published: true, language });
  expect(targetOf('/nl/diensten/stickers')).toBeUndefined();
  await desk.operations.saveOldAddresses({
    read: [{ ...row, to: '/nl/diensten/flyers-stickers' }],
    rows: [],
    language,
  });
  expect(changed()).toBe('');
});

test('a service goes with a successor, and comes back whole with one undo', async () => {
  const words = read('i18n/nl/services/stickers.json');
  const alone = desk.operations.removeRecord({ path: stickers, language });
  expect(await refusal(alone)).toMatchObject({ reason: 'bad-request' });
  const { undo } = await desk.operations.removeRecord({ path: stickers, successor: 'flyers-stickers', language });
  expect((await records()).some(({ id }) => id === 'stickers')).toBe(false);
  const gone = (await desk.operations.changes({})).filter(({ isDerived }) => !isDerived);
  expect(gone).toMatchObject([{ file: stickers, before: 'Stickers en belettering', after: '' }]);
  expect(targetOf('/en/services/stickers')).toBe('/en/services/flyers-stickers');
  await desk.operations.undo({ number: undo });
  expect(changed()).toBe('');
  expect(read('i18n/nl/services/stickers.json')).toBe(words);
  await desk.operations.removeRecord({ path: stickers, successor: 'flyers-stickers', language });
  await desk.operations.discard({ file: stickers });
  expect(changed().replace(/.*source\.lock.*\n/, '')).toBe('');
  git('checkout', '--quiet', '--', '.');
  await desk.read(git('ls-files').split('\n'));
});

test('a slug or a begun service is discarded, and the redirects of other services stay', async () => {
  for (const slug of ['seo', 'shopify']) {
    const edit = { path: `content/services/${slug}.yaml`, pathInFile: ['slug'], read: slug, value: `${slug}-nieuw` };
    await desk.operations.saveFields({ edits: [edit], language });
  }
  await desk.operations.removeRecord({ path: stickers, successor: 'flyers-stickers', language });
  const targets = () => ['seo-nieuw', 'shopify', 'stickers'].map((slug) => targetOf(`/nl/diensten/${slug}`));
  // What was never live leads nowhere.
  const expected = [undefined, '/nl/diensten/shopify-nieuw', '/nl/diensten/flyers-stickers'];
  await desk.operations.discard({ file: 'content/services/seo.yaml', field: 'slug' });
  expect(targets()).toEqual(expected);
  const names = { nl: 'Gevel schilderen', en: 'Facade painting' };
  await desk.operations.addRecord({ kind: 'service', names, category: 'print-promo', language });
  await desk.operations.discard({ file: 'content/services/gevel-schilderen.yaml' });
  expect(targets()).toEqual(expected);
  git('checkout', '--quiet', '--', '.');
  await desk.read(git('ls-files').split('\n'));
});

test('a photograph takes the place of a drawn scene, and more can follow; the scene comes back with one undo', async () => {
  const path = 'content/projects/casa-elide.yaml';
  const photo = readFileSync(join(import.meta.dirname, '../fixtures/pictures/phone.heic'));
  const put = (at: number, picture: Buffer) => {
    const said = (name: string) => `projects.casa-elide.gallery.${at}.${name}`;
    const texts = {
      [said('alt')]: {
        nl: 'Een foto van de gevel in de late middagzon, met open luiken.',
        en: 'A photograph of the facade in the late sun, its shutters open.',
      },
      [said('caption')]: { nl: 'De gevel in de middagzon', en: 'The facade in the afternoon sun' },
    };
    const input = { path, role: 'gallery', at, picture: picture.toString('base64'), texts, language } as const;
    return desk.operations.putPicture(input);
  };
  expect(await refusal(put(0, Buffer.from('no picture')))).toMatchObject({ reason: 'picture', problem: 'format' });
  const { undo } = await put(0, photo);
  const [first] = loadSite(root).site.projects.find(({ slug }) => slug === 'casa-elide')?.gallery ?? [];
  expect(first).toMatch(/photo-\w{8}\.webp$/);
  expect(read(path)).toContain(`screen: ${first} }`);
  expect(changed()).toContain('D content/art/projects/casa-elide/calendar.html');
  const { messages } = await desk.operations.project({});
  expect(messages.filter(({ isStale, severity }) => isStale || severity === 'error')).toEqual([]);
  await desk.operations.undo({ number: undo });
  expect(changed()).toBe('');
  const more = await put(5, photo);
  expect(loadSite(root).site.projects.find(({ slug }) => slug === 'casa-elide')?.gallery).toHaveLength(6);
  await desk.operations.undo({ number: more.undo });
  expect(changed()).toBe('');
}, 240_000);

test('a picture is not put where somebody else has just added one', async () => {
  const path = 'content/projects/casa-elide.yaml';
  const before = read(path);
  const { gallery = [] } = loadSite(root).site.projects.find(({ slug }) => slug === 'casa-elide') ?? {};
  const photo = readFileSync(join(import.meta.dirname, '../fixtures/pictures/phone.heic')).toString('base64');
  const added = '/images/projects/casa-elide/cover.webp';
  writeFileSync(join(root, path), before.replace('\ndates:', `\n  - ${added}\ndates:`));
  const input = { path, role: 'gallery', at: gallery.length, picture: photo, texts: {}, language } as const;
  expect(await refusal(desk.operations.putPicture(input))).toEqual({ reason: 'changed-on-disk', value: added });
  writeFileSync(join(root, path), before);
  await desk.read([path]);
});

test('a list with an item more, or in another order, is one change of both languages, and goes as one', async () => {
  const list = 'pages.contact.faq.items';
  const [nl, en] = ['i18n/nl/pages/contact.json', 'i18n/en/pages/contact.json'];
  const question = { nl: { question: 'Kan dat?', answer: 'Dat kan.' }, en: { question: 'Can it?', answer: 'It can.' } };
  const { texts = {} } =
    (await desk.operations.project({})).messages.find(({ id }) => id === 'pages.contact.whatsapp.title') ?? {};
  await desk.operations.save({
    id: 'pages.contact.whatsapp.title',
    texts: { nl: 'Appen kan ook' },
    read: texts,
    language,
  });
  const edited = [read(nl), read(en)];
  await desk.operations.changeList({ list, step: { kind: 'add', at: 1 }, added: { [list]: question }, language });
  const told = async () => (await desk.operations.changes({})).filter(({ isDerived }) => !isDerived);
  const added = { file: nl, id: list, isList: true, before: '', after: 'Kan dat?' };
  expect(await told()).toMatchObject([added, { id: 'pages.contact.whatsapp.title' }]);
  await desk.operations.discard({ file: nl, id: list, isList: true });
  expect([read(nl), read(en)]).toEqual(edited);

  await desk.operations.changeList({ list, step: { kind: 'move', at: 1, to: 0 }, language });
  const [moved] = await told();
  expect(moved).toMatchObject({ id: list, isList: true });
  expect(moved?.after.split('\n')).toEqual(moved?.before.split('\n').toReversed());
  await desk.operations.discard({ file: nl, id: list, isList: true });
  expect([read(nl), read(en)]).toEqual(edited);
  git('checkout', '--quiet', '--', '.');
  await desk.read(git('ls-files').split('\n'));
});

test('what the code names stays', async () => {
  const path = 'content/services/shopify.yaml';
  const hidden = desk.operations.setPublished({ path, published: false, successor: 'woocommerce', language });
  expect(await refusal(hidden)).toMatchObject({ reason: 'named-in-code', detail: expect.stringMatching(/^src\//) });
  const gone = desk.operations.removeRecord({ path, successor: 'woocommerce', language });
  expect(await refusal(gone)).toMatchObject({ reason: 'named-in-code' });
});

test('a case is begun, and goes with its scenes', async () => {
  const names = { nl: 'Bakkerij Roos', en: 'Bakkerij Roos' };
  await desk.operations.addRecord({ kind: 'project', names, category: 'print-promo', language });
  expect(changed()).toContain('content/art/projects/bakkerij-roos/cover.html');
  await desk.operations.removeRecord({ path: 'content/projects/bakkerij-roos.yaml', language });
  expect(changed()).toBe('');
});

test('a table of old addresses that leads nowhere, or that somebody else has changed, is not written', async () => {
  const row = { from: '/a.html', to: '/nl/bestaat-niet', why: 'De oude site.', since: '2026-11-24' };
  expect(await refusal(desk.operations.saveOldAddresses({ read: [], rows: [row], language }))).toMatchObject({
    reason: 'has-findings',
    findings: [expect.objectContaining({ code: 'redirect/address' })],
  });
  expect(await refusal(desk.operations.saveOldAddresses({ read: [row], rows: [], language }))).toMatchObject({
    reason: 'changed-on-disk',
  });
  expect(changed()).toBe('');
});
