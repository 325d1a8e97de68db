import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FieldEdit } from '#cli/desk/desk-api.ts';
import { type Desk, openDesk } from '#cli/desk/project/desk-operations.ts';
import { Refused } from '#cli/desk/refused.ts';
import { projectThread } from '#cli/desk/server/project-thread.ts';
import { copyProject } from '../copy-project.ts';

const language = 'en' as const;
const title = 'pages.home.teasers.title';

let root: string;
let desk: Desk;

const git = (...parameters: string[]) => {
  const person = ['-c', 'user.name=Desk', '-c', 'user.email=desk@example.com'];
  return execFileSync('git', [...person, ...parameters], { cwd: root, encoding: 'utf8' });
};
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const changedLines = () => git('diff', '--unified=0').match(/^[+-](?![+-]{2})/gm)?.length ?? 0;
const textsOf = async (id: string) => {
  const message = (await desk.operations.project({})).messages.find((one) => one.id === id);
  if (!message) throw new Error(`there is no ${id}`);
  return message.texts;
};
const save = async (id: string, locale: 'nl' | 'en', text: string) => {
  const texts = await textsOf(id);
  return desk.operations.save({ id, texts: { [locale]: text }, read: texts, language });
};
const saveField = ({ language: spoken, ...edit }: FieldEdit & { language: 'nl' | 'en' }) =>
  desk.operations.saveFields({ edits: [edit], language: spoken });
/** What it was refused with. */
const refusal = async (what: Promise<unknown> | unknown) => {
  try {
    await what;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
  return undefined;
};

beforeAll(async () => {
  root = copyProject('words-desk');
  git('init', '--quiet');
  git('add', 'content', 'i18n', 'public/images', 'src');
  git('commit', '--quiet', '--message', 'Words');
  desk = await openDesk(root);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));
beforeEach(async () => {
  git('checkout', '--quiet', '--', '.');
  await desk.read(git('ls-files').split('\n'));
});

test('ten edits change ten lines and nothing else', async () => {
  const { messages } = await desk.operations.project({});
  const some = messages
    .filter(({ id, texts }) => /^projects\..*\.summary$|Paragraph$/.test(id) && texts.en)
    .slice(0, 10);
  expect(some).toHaveLength(10);
  for (const { id, texts } of some) {
    const changed = texts.en?.replace(/^\S+/, (word) => `${word},`) ?? '';
    await desk.operations.save({ id, texts: { en: changed }, read: texts, language });
  }
  expect(changedLines()).toBe(20);
  expect(git('diff', '--shortstat')).toContain('10 insertions(+), 10 deletions(-)');
  expect(await desk.operations.changes({})).toHaveLength(10);
});

test('a draft is judged in the words of content-lint, and an error is not saved', async () => {
  const draft = { id: title, texts: { en: 'What {nobody} asks' }, language: 'nl' } as const;
  const [found] = await desk.operations.check(draft);
  expect(found).toMatchObject({ code: 'argument/unknown', severity: 'error', locale: 'en', isNew: true });
  expect(found?.sentence).toBe('De bron heeft geen `{nobody}`.');
  expect(await desk.operations.checkWhole(draft)).toContainEqual(found);
  const before = read('i18n/en/pages/home.json');
  expect(await refusal(save(title, 'en', draft.texts.en))).toMatchObject({ reason: 'has-findings' });
  expect(read('i18n/en/pages/home.json')).toBe(before);
});

test('a Dutch text is saved although its translation then lags behind; accepting it takes that away', async () => {
  const { nl } = await textsOf(title);
  const { messages } = await desk.operations.project({});
  expect(messages.filter(({ isStale }) => isStale)).toEqual([]);
  await save(title, 'nl', `${nl} kan`);
  const isStale = async () => (await desk.operations.project({})).messages.find(({ id }) => id === title)?.isStale;
  expect(await isStale()).toBe(true);
  await desk.operations.accept({ id: title });
  expect(await isStale()).toBe(false);
  expect(git('diff', '--shortstat', '--', 'i18n/nl', 'i18n/en')).toContain(
    '1 file changed, 1 insertion(+), 1 deletion(-)',
  );
  expect(git('diff', '--', 'i18n/source.lock.json')).toContain(`+    "${title}"`);
});

describe('somebody else writes the same file', () => {
  const path = 'i18n/en/pages/home.json';
  const byHand = async (id: string, text: string) => {
    const { en = '' } = await textsOf(id);
    writeFileSync(join(root, path), read(path).replace(JSON.stringify(en), JSON.stringify(text)));
  };

  test('another message of it: both stay', async () => {
    const read0 = await textsOf(title);
    await byHand('pages.home.teasers.text', 'Written by hand, and kept.');
    await desk.operations.save({ id: title, texts: { en: 'Written at the desk' }, read: read0, language });
    expect(read(path)).toContain('Written by hand, and kept.');
    expect(read(path)).toContain('Written at the desk');
  });

  test('the same message: nothing is written, and what the disk has comes back', async () => {
    const seen = await textsOf(title);
    await byHand(title, 'Written by hand');
    const call = desk.operations.save({ id: title, texts: { en: 'Written at the desk' }, read: seen, language });
    expect(await refusal(call)).toEqual({ reason: 'changed-on-disk', texts: { ...seen, en: 'Written by hand' } });
    expect(read(path)).toContain('"Written by hand"');
  });

  test('while a draft is looked at: it is noticed all the same', async () => {
    const { en = '' } = await textsOf(title);
    const { revision } = desk;
    const looking = desk.operations.checkWhole({ id: title, texts: { en: 'Being written' }, language });
    writeFileSync(join(root, path), read(path).replace(JSON.stringify(en), '"Written by hand"'));
    await looking;
    await desk.read([path]);
    expect(desk.revision).toBeGreaterThan(revision);
    expect(await textsOf(title)).toMatchObject({ en: 'Written by hand' });
  });

  test('what was saved is taken back beside it, and not where it was changed since', async () => {
    const { en = '' } = await textsOf(title);
    const { undo } = await save(title, 'en', 'Written at the desk');
    await byHand('pages.home.teasers.text', 'Written by hand, and kept.');
    await desk.operations.undo({ number: undo });
    expect(read(path)).toContain(JSON.stringify(en));
    expect(read(path)).toContain('Written by hand, and kept.');
    const again = await save(title, 'en', 'Written at the desk');
    await byHand(title, 'Written by hand');
    expect(await refusal(desk.operations.undo({ number: again.undo }))).toEqual({ reason: 'cannot-undo' });
    expect(read(path)).toContain('"Written by hand"');
  });
});

test('a warning is saved with a reason, and not without', async () => {
  const id = 'services.seo.whatIsTitle';
  const seen = await textsOf(id);
  const draft = { id, texts: { en: 'Short' }, language } as const;
  const [found] = await desk.operations.check(draft);
  expect(found).toMatchObject({ code: 'text/length', severity: 'warning', locale: 'en' });
  const saveFor = (reason: string) => {
    const allowed = [{ code: 'text/length', locale: 'en' as const, reason }];
    return desk.operations.save({ ...draft, read: seen, allowed });
  };
  expect(await refusal(save(id, 'en', 'Short'))).toMatchObject({ reason: 'has-findings', findings: [found] });
  expect(await refusal(saveFor('no'))).toMatchObject({ reason: 'bad-request' });
  expect(changedLines()).toBe(0);
  const { undo } = await saveFor('The owner wants: it short');
  expect(await desk.operations.check(draft)).not.toContainEqual(found);
  expect(read('i18n/exceptions.yaml')).toMatch(/key: services\.seo\.whatIsTitle\n +locale: en\n +reason: .*short/);
  await desk.operations.undo({ number: undo });
  expect(changedLines()).toBe(0);
});

test('a fact keeps its line and is refused where its schema refuses it', async () => {
  const fact = { path: 'content/facts.yaml', pathInFile: ['clients', 'value'], read: 151, language };
  await saveField({ ...fact, value: 152 });
  expect(read('content/facts.yaml')).toContain('clients: { value: 152, source:');
  expect(changedLines()).toBe(2);
  expect(await desk.operations.changes({})).toEqual([
    { file: 'content/facts.yaml', field: 'clients.value', before: '151', after: '152', isDerived: false },
  ]);
  const stale = saveField({ ...fact, value: 153 });
  expect(await refusal(stale)).toEqual({ reason: 'changed-on-disk', value: 152 });
  const wrong = saveField({ ...fact, read: 152, value: -1 });
  expect(await refusal(wrong)).toMatchObject({ reason: 'has-findings' });
  const { facts } = await desk.operations.project({});
  expect(facts.find(({ name }) => name === 'clients')?.shownIn).toContain('pages.home.hero.text');
});

test('a fact that comes to have a number of other texts is saved, and those may stay', async () => {
  const hour = { path: 'content/facts.yaml', pathInFile: ['openFrom', 'value'], read: '07:00', language };
  await desk.operations.saveFields({ edits: [{ ...hour, value: '08:30' }], language });
  expect(read('i18n/exceptions.yaml')).toMatch(
    /rule: fact\/as-digits\n {2}key: \S+\n {2}locale: en\n {2}reason: Was written before the fact openFrom/,
  );
  expect((await desk.operations.project({})).messages.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('an item of a list moves in both languages, with what is known of its translation', async () => {
  const list = 'pages.contact.faq.items';
  const before = await textsOf(`${list}.0.question`);
  const { undo } = await desk.operations.changeList({ list, step: { kind: 'move', at: 0, to: 1 }, language });
  expect(await textsOf(`${list}.1.question`)).toEqual(before);
  expect((await desk.operations.project({})).messages.filter(({ isStale }) => isStale)).toEqual([]);
  await desk.operations.undo({ number: undo });
  expect(changedLines()).toBe(0);

  const features = 'services.seo.features';
  const texts = await textsOf('services.seo.featureTexts.0');
  await desk.operations.changeList({ list: features, step: { kind: 'move', at: 0, to: 1 }, language });
  expect(await textsOf('services.seo.featureTexts.1')).toEqual(texts);
});

test('a question comes and goes in both languages', async () => {
  const list = 'pages.contact.faq.items';
  const added = {
    [list]: {
      nl: { question: 'Komt u ook bij mij langs?', answer: 'Ja, in de hele provincie.' },
      en: { question: 'Do you come to my office too?', answer: 'Yes, anywhere in the province.' },
    },
  };
  await desk.operations.changeList({ list, step: { kind: 'add', at: 1 }, added, language });
  expect(await textsOf(`${list}.1.question`)).toEqual({
    nl: 'Komt u ook bij mij langs?',
    en: 'Do you come to my office too?',
  });
  await desk.operations.changeList({ list, step: { kind: 'remove', at: 1 }, language });
  expect(changedLines()).toBe(0);
});

test('a list keeps its least, and one whose items the code places stays as it is', async () => {
  const remove = (list: string) => desk.operations.changeList({ list, step: { kind: 'remove', at: 0 }, language });
  for (const list of ['pages.contact.faq.items', 'packages.professional.items'])
    expect(await refusal(remove(list))).toMatchObject({ reason: 'has-findings', findings: [{ code: 'text/count' }] });
  expect(await refusal(remove('services.seo.features'))).toMatchObject({ reason: 'has-findings' });
  expect(await refusal(remove('pages.privacy.sections'))).toMatchObject({ reason: 'unknown' });
  expect(changedLines()).toBe(0);
});

test('a new slug leaves a redirect behind, and a duplicate is refused', async () => {
  const slug = { path: 'content/services/api-integraties.yaml', pathInFile: ['slugByLocale', 'en'], language };
  await saveField({ ...slug, read: 'api-integrations', value: 'connected-apis' });
  const { records } = await desk.operations.project({});
  const record = records.find(({ path }) => path === slug.path);
  expect(record?.slugs).toContainEqual({
    field: 'slugByLocale.en',
    locales: ['en'],
    slug: 'connected-apis',
    earlier: ['api-integrations'],
  });
  const taken = saveField({ ...slug, read: 'connected-apis', value: 'seo' });
  expect(await refusal(taken)).toMatchObject({ reason: 'has-findings' });
  const wrong = saveField({ ...slug, read: 'connected-apis', value: 'Geen adres!', language: 'nl' });
  const refused = await refusal(wrong);
  expect(refused?.reason === 'has-findings' && refused.findings[0]?.sentence).toMatch(/slug|adres/i);
});

test('the history of a message is what the commits of its file had', async () => {
  const { en } = await textsOf(title);
  await save(title, 'en', 'Written at the desk');
  git('commit', '--quiet', '--all', '--message', 'A new title');
  const commit = git('rev-parse', '--short', 'HEAD').trim();
  const history = await desk.operations.history({ id: title });
  expect(history.map(({ commit: hash, subject, texts }) => [hash, subject, texts.en])).toEqual([
    [commit, 'A new title', 'Written at the desk'],
    [expect.any(String), 'Words', en],
  ]);
  const [last, first] = await desk.operations.recent({});
  expect(last).toMatchObject({ commit, subject: 'A new title', ids: [title], count: 1 });
  expect(first?.subject).toBe('Words');
  expect(first?.count).toBeGreaterThan(2700);
  expect(await desk.operations.changes({})).toEqual([]);
});

test('a file that git has renamed is one that is gone and one that is new', async () => {
  git('mv', 'content/reviews.yaml', 'content/ratings.yaml');
  const paths = ['content/reviews.yaml', 'content/ratings.yaml'];
  await desk.read(paths);
  const files = (await desk.operations.changes({})).map(({ file }) => file);
  expect(new Set(files)).toEqual(new Set(paths));
  git('mv', 'content/ratings.yaml', 'content/reviews.yaml');
  await desk.read(paths);
});

test('one change is discarded, and the others stay', async () => {
  const { nl } = await textsOf(title);
  await save(title, 'nl', 'Dit wordt weggegooid');
  const fact = { path: 'content/facts.yaml', pathInFile: ['clients', 'value'], read: 151, value: 152, language };
  await saveField(fact);
  const changes = await desk.operations.changes({});
  expect(changes).toHaveLength(2);
  const [change] = changes.filter(({ id }) => id === title);
  if (!change) throw new Error('there is no change');
  const { undo } = await desk.operations.discard(change);
  expect(await textsOf(title)).toMatchObject({ nl });
  expect(await desk.operations.changes({})).toMatchObject([{ field: 'clients.value' }]);
  await desk.operations.undo({ number: undo });
  expect(await textsOf(title)).toMatchObject({ nl: 'Dit wordt weggegooid' });
  await desk.operations.discard({ file: 'content/facts.yaml', field: 'clients.value' });
  expect(read('content/facts.yaml')).toContain('clients: { value: 151');
});

test('a sample is confirmed: its flag goes, its source says so, and nothing else of its file changes', async () => {
  const { samples } = await desk.operations.project({});
  const sample = samples.find(({ name }) => name === 'hourPrice');
  if (!sample) throw new Error('there is no sample');
  await desk.operations.confirm(sample);
  expect(changedLines()).toBe(3);
  expect(read('content/facts.yaml')).toMatch(
    /hourPrice:\n {2}\{\n {4}value: 95,\n {4}source: "Bevestigd door de eigenaar op [\d-]+\. Een uur/,
  );
  expect((await desk.operations.project({})).samples).toHaveLength(samples.length - 1);
});

test('only records and messages can be named', async () => {
  const edit = { path: 'package.json', pathInFile: ['name'], read: 'windas-site', value: 'x', language } as const;
  expect(await refusal(saveField({ ...edit, pathInFile: ['name'] }))).toMatchObject({ reason: 'unknown' });
  expect(
    await refusal(save('pages.home.teasers.title', 'en', 'x').then(() => desk.operations.history({ id: 'no.such' }))),
  ).toEqual({
    reason: 'unknown',
    detail: 'no.such',
  });
});

test('of two saves of one message at the same moment one is written, and the other is told', async () => {
  const thread = projectThread(root, () => undefined);
  const seen = await textsOf(title);
  const ask = (en: string) => refusal(thread.ask('save', { id: title, texts: { en }, read: seen, language }));
  const refusals = await Promise.all([ask('Written at one desk'), ask('Written at another')]);
  expect(refusals).toEqual([undefined, { reason: 'changed-on-disk', texts: { ...seen, en: 'Written at one desk' } }]);
  expect(read('i18n/en/pages/home.json')).toContain('"Written at one desk"');
  thread.close();
});
