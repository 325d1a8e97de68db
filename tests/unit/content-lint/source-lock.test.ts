import { describe, expect, test } from 'vitest';
import { checkProject } from '#cli/content-lint/core/linter/check-project.ts';
import { acceptedLock, staleTranslations } from '#cli/content-lint/core/project/source-lock.ts';
import { textHash } from '#cli/content-lint/core/project/text-hash.ts';
import { projectOf } from './expect-findings.ts';

type Texts = Readonly<Record<string, string>>;

/** A project of flat catalogues, with a lock that was written when they said `then`. */
function changed(then: { nl: Texts; en: Texts }, now: { nl: Texts; en: Texts }) {
  const files = (texts: { nl: Texts; en: Texts }) => ({
    'i18n/nl.json': JSON.stringify(texts.nl),
    'i18n/en.json': JSON.stringify(texts.en),
  });
  const lock = acceptedLock(projectOf(files(then)), () => true).text;
  return projectOf({ ...files(now), 'i18n/source.lock.json': lock });
}

const staleIn = (project: ReturnType<typeof projectOf>) =>
  checkProject(project).flatMap(({ code, locale, key }) => (code === 'message/stale' ? [`${locale} ${key}`] : []));

const then = { nl: { a: 'Wij bellen u', b: 'Tot ziens' }, en: { a: 'We will call you', b: 'See you' } };

describe('a translation is stale', () => {
  test('when its source has changed and it has not, and both texts are shown', () => {
    const project = changed(then, { ...then, nl: { ...then.nl, a: 'Wij mailen u' } });
    const [finding, ...more] = checkProject(project);
    expect(finding).toMatchObject({
      code: 'message/stale',
      severity: 'error',
      file: 'i18n/en.json',
      key: 'a',
      args: { source: 'Wij mailen u', target: 'We will call you' },
      related: [{ file: 'i18n/nl.json', line: 1, column: 6 }],
    });
    expect(more).toEqual([]);
  });

  test.each<[name: string, nl: Texts, en: Texts]>([
    ['nothing has changed', {}, {}],
    ['only blanks and line breaks have', { a: '  Wij  bellen\nu ' }, {}],
    ['only the translation has', {}, { a: 'We’ll call you' }],
    ['both have', { a: 'Wij mailen u' }, { a: 'We will write to you' }],
    ['the message is new', { c: 'Nieuw' }, { c: 'New' }],
    ['the source says again what it said', { a: 'Wij bellen u' }, {}],
  ])('never when %s', (_, nl, en) => {
    const project = changed(then, { nl: { ...then.nl, ...nl }, en: { ...then.en, ...en } });
    expect(staleIn(project)).toEqual([]);
  });

  test('never without a lock, and in no message that the lock does not know', () => {
    expect(staleIn(projectOf({ 'i18n/nl.json': '{ "a": "Ja" }', 'i18n/en.json': '{ "a": "Yes" }' }))).toEqual([]);
    const lock = '{ "en": { "other": "0000000 0000000", "a": 4 } }';
    const files = { 'i18n/nl.json': '{ "a": "Ja" }', 'i18n/en.json': '{ "a": "Yes" }', 'i18n/source.lock.json': lock };
    expect(checkProject(projectOf(files))).toEqual([]);
  });

  test('once if the lock and the source text beside it both say so', () => {
    const files = (source: string) => ({
      'i18n/nl.json': JSON.stringify({ a: { defaultMessage: source } }),
      'i18n/en.json': '{ "a": { "defaultMessage": "We will call you", "originalDefault": "Wij bellen u" } }',
    });
    const lock = acceptedLock(projectOf(files('Wij bellen u')), () => true).text;
    const project = projectOf({ ...files('Wij mailen u'), 'i18n/source.lock.json': lock });
    expect(staleTranslations(project).map(({ key }) => key)).toEqual(['a']);
  });

  test('in one of three locales', () => {
    const files = (nl: string, de: string) => ({
      'i18n/nl.json': JSON.stringify({ a: nl }),
      'i18n/en.json': '{ "a": "We will call you" }',
      'i18n/de.json': JSON.stringify({ a: de }),
    });
    const locales = ['nl', 'en', 'de'];
    const lock = acceptedLock(projectOf(files('Wij bellen u', 'Wir rufen Sie an'), { locales }), () => true).text;
    const now = { ...files('Wij mailen u', 'Wir schreiben Ihnen'), 'i18n/source.lock.json': lock };
    expect(staleIn(projectOf(now, { locales }))).toEqual(['en a']);
  });
});

describe('the lock', () => {
  test('is sorted, one message a line, and takes in what was meant', () => {
    const project = changed(then, { nl: { c: 'Nieuw', a: 'Wij mailen u' }, en: { c: 'New', a: 'We will call you' } });
    const { text, accepted, pruned } = acceptedLock(project, (key) => key === 'c');
    expect({ accepted, pruned }).toEqual({ accepted: 1, pruned: 1 });
    expect(text.split('\n').map((line) => line.trim().slice(0, 4))).toEqual([
      '{',
      '"en"',
      '"a":',
      '"c":',
      '}',
      '}',
      '',
    ]);
    expect(staleIn(projectOf(filesWith(project, text)))).toEqual(['en a']);
    expect(staleIn(projectOf(filesWith(project, acceptedLock(project, () => true).text)))).toEqual([]);
  });

  test('loses nothing over a file that is broken', () => {
    const project = changed(then, then);
    const files = { ...filesWith(project, project.sourceLock?.text ?? ''), 'i18n/en.json': '{ "a": "We will' };
    expect(acceptedLock(projectOf(files), () => true)).toMatchObject({ text: project.sourceLock?.text, pruned: 0 });
  });

  test('that is no JSON is a finding with its line', () => {
    const files = { 'i18n/nl.json': '{}', 'i18n/en.json': '{}', 'i18n/source.lock.json': '{\n<<<<<<< HEAD\n}' };
    expect(checkProject(projectOf(files))).toMatchObject([
      { code: 'json/syntax', file: 'i18n/source.lock.json', line: 2, column: 1 },
    ]);
  });

  test('hashes are seven characters and differ where a letter does', () => {
    const texts = Array.from({ length: 20_000 }, (_, at) => `Tekst nummer ${at}`);
    const hashes = new Set(texts.map(textHash));
    expect(hashes.size).toBe(texts.length);
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-z]{7}$/);
  });
});

function filesWith(project: ReturnType<typeof projectOf>, lock: string): Record<string, string> {
  const texts = project.catalogues.flatMap(({ files }) => files.map(({ path, text }) => [path, text] as const));
  return { ...Object.fromEntries(texts), 'i18n/source.lock.json': lock };
}
