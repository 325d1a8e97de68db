import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { removePage } from '#cli/remove/remove-page.ts';
import { removeRecord } from '#cli/remove/remove-record.ts';
import { updateLocks } from '#cli/remove/update-locks.ts';
import { exampleService } from '#cli/site-rules/examples/service.ts';
import { folderOf } from '../content-lint/temporary-folder.ts';
import { siteProject } from '../site-rules/site-findings.ts';
import { siteFolderOf } from '../site-rules/site-folder.ts';

const root = join(import.meta.dirname, '../../..');
const clients =
  '# Clients.\n- { id: a, name: A, logo: /logos/a.svg, projectUrl: bio } # the first\n- { id: b, name: B, logo: /logos/b.svg, projectUrl: null }\n';
const projectCase = readFileSync(join(root, 'content/projects/casa-elide.yaml'), 'utf8');
const files = {
  'content/clients.yaml': clients,
  'content/projects/casa-elide.yaml': projectCase,
  'content/projects/bio.yaml': projectCase.replaceAll('casa-elide', 'bio'),
  'content/services/branding.yaml': exampleService('branding'),
  'content/services/vloer.yaml': exampleService('vloer'),
  'content/slugs.lock.yaml': 'services:\n  branding: { nl: [branding], en: [branding] }\nprojects:\n  bio: [bio]\n',
  'i18n/nl/services/branding.json': '{}',
  'i18n/en/services/branding.json': '{}',
};

describe('a record that was published', () => {
  const folder = folderOf(files);
  const project = siteProject(files);

  test('goes with its words, and its successor takes its place in cases', () => {
    const { remove, edit } = removeRecord(folder, project, 'service', 'branding', 'vloer');
    expect(remove).toEqual([
      'content/services/branding.yaml',
      'i18n/nl/services/branding.json',
      'i18n/en/services/branding.json',
    ]);
    expect(edit.get('content/projects/casa-elide.yaml')).toBe(projectCase.replace('branding', 'vloer'));
  });

  test('goes from a case that its successor is part of already', () => {
    const both = projectCase.replace('services:\n', 'services:\n  - { id: vloer }\n');
    const withBoth = { ...files, 'content/projects/casa-elide.yaml': both };
    const { edit } = removeRecord(folderOf(withBoth), siteProject(withBoth), 'service', 'branding', 'vloer');
    expect(edit.get('content/projects/casa-elide.yaml')).toBe(both.replace(/.*id: branding.*\n/, ''));
  });

  test.each([
    ['[{ id: branding }, { id: vloer }] # both', '[{ id: vloer }] # both'],
    ['[{ id: vloer }, { id: branding }] # both', '[{ id: vloer }] # both'],
  ])('goes from a list in one line: %s', (before, after) => {
    const written = (list: string) => projectCase.replace(/services:\n(?: {2}.*\n)+/, `services: ${list}\n`);
    const inOneLine = { ...files, 'content/projects/casa-elide.yaml': written(before) };
    const { edit } = removeRecord(folderOf(inOneLine), siteProject(inOneLine), 'service', 'branding', 'vloer');
    expect(edit.get('content/projects/casa-elide.yaml')).toBe(written(after));
  });

  test('goes from a list whose dashes are on lines of their own', () => {
    const list = (...ids: string[]) => `services:\n${ids.map((id) => `  -\n    id: ${id}\n`).join('')}`;
    const written = (services: string) => projectCase.replace(/services:\n(?: {2}.*\n)+/, services);
    const ownLines = { ...files, 'content/projects/casa-elide.yaml': written(list('vloer', 'branding')) };
    const { edit } = removeRecord(folderOf(ownLines), siteProject(ownLines), 'service', 'branding', 'vloer');
    expect(edit.get('content/projects/casa-elide.yaml')).toBe(written(list('vloer')));
  });

  test('goes from drafts of cases too', () => {
    const draft = projectCase.replaceAll('casa-elide', 'concept').replace('published: true', 'published: false');
    const withDraft = { ...files, 'content/projects/concept.yaml': draft };
    const { edit } = removeRecord(folderOf(withDraft), siteProject(withDraft), 'service', 'branding', 'vloer');
    expect(edit.get('content/projects/concept.yaml')).toBe(draft.replace('branding', 'vloer'));
  });

  test.each(['detailOf', 'successor'])('gives its place in %s to its successor, which never names itself', (field) => {
    const naming = (id: string) => `${exampleService(id)}${field}: branding # the last\n`;
    const published = {
      ...files,
      'content/services/folder.yaml': naming('folder'),
      'content/services/vloer.yaml': naming('vloer'),
    };
    const { edit } = removeRecord(folderOf(published), siteProject(published), 'service', 'branding', 'vloer');
    expect(edit.get('content/services/folder.yaml')).toBe(naming('folder').replace(': branding #', ': vloer #'));
    expect(edit.get('content/services/vloer.yaml')).toBe(exampleService('vloer'));
  });

  test('has no draft as its successor', () => {
    const withDraft = { ...files, 'content/services/folder.yaml': `${exampleService('folder')}published: false\n` };
    const withoutLock = { ...withDraft, 'content/slugs.lock.yaml': 'services: {}\nprojects: {}\n' };
    const removal = (changed: typeof files) => () =>
      removeRecord(folderOf(changed), siteProject(changed), 'service', 'branding', 'folder');
    expect(removal(withDraft)).toThrow(/`folder` is a draft/);
    expect(removal(withoutLock)).not.toThrow();
  });

  test('takes its place at a client, and nothing else there changes', () => {
    const { edit } = removeRecord(folder, project, 'project', 'bio', 'casa-elide');
    expect([...edit]).toEqual([['content/clients.yaml', clients.replace('bio', 'casa-elide')]]);
  });

  test.each([
    ['service', 'branding', undefined, /--into/],
    ['service', 'brandin', undefined, /Did you mean `branding`/],
    ['service', 'branding', 'bio', /no service `bio`/],
  ] as const)('%s %s into %s is refused', (kind, id, into, says) => {
    expect(() => removeRecord(folder, project, kind, id, into)).toThrow(says);
  });
});

test('what was never published goes without a successor', () => {
  const unlocked = { ...files, 'content/slugs.lock.yaml': 'services: {}\nprojects: {}\n' };
  const { edit } = removeRecord(folderOf(unlocked), siteProject(unlocked), 'service', 'branding');
  expect(edit.get('content/projects/casa-elide.yaml')).toBe(projectCase.replace(/.*id: branding.*\n/, ''));
});

test.each([
  'services: {}\nprojects: {}\n',
  'services:\n  branding: { nl: [branding], en: [branding] }\nprojects: {}\n',
])(
  'the address of what was published leads to the successor, and nothing else gets into the lock: %j',
  async (lock) => {
    const { 'content/services/branding.yaml': _, ...others } = files;
    const folder = siteFolderOf({ ...others, 'content/slugs.lock.yaml': lock });
    await updateLocks(folder.root, { id: 'branding', into: 'vloer' });
    const aliases = lock.includes('branding') ? ', branding' : '';
    expect(folder.read('content/slugs.lock.yaml')).toContain(`vloer: { nl: [vloer${aliases}], en: [vloer${aliases}] }`);
  },
);

test.each([["const teasers = ['vloer'];"], ['const teaser = <Teaser service="vloer" />;']])(
  'what the code names is not removed: %s',
  (line) => {
    const code = { ...files, 'src/views/home.tsx': `${line}\n` };
    const folder = folderOf(code);
    expect(() => removeRecord(folder, siteProject(code), 'service', 'vloer')).toThrow('src/views/home.tsx:1');
  },
);

describe('a page', () => {
  const folder = folderOf({});
  const copy = (path: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), readFileSync(join(root, path)));
  };
  copy('src/domain/routes.ts');
  copy('content/redirects.yaml');
  copy('src/views/approach.ts');
  copy('src/pages/nl/werkwijze.tsx');
  copy('src/pages/en/about/index.tsx');

  test('goes with its files, and its addresses lead to its successor', () => {
    const { remove, edit } = removePage(folder, 'approach', 'about');
    expect(remove).toEqual(['src/pages/nl/werkwijze.tsx', 'src/views/approach.ts']);
    const routes = edit.get('src/domain/routes.ts') ?? '';
    expect(routes).not.toMatch(/^ {2}approach:/m);
    expect(edit.get('content/redirects.yaml')).toMatch(
      /^#.*\n(?:#.*\n)*- from: \/nl\/werkwijze\n {2}to: \/nl\/over-ons\n {2}why: .*\n {2}since: .*\n- from: \/en\/approach\n/,
    );
  });

  test.each([
    ['aproach', undefined, /Did you mean `approach`/],
    ['approach', 'approach', /could take its place/],
  ])('%s into %s is refused', (route, into, says) => {
    expect(() => removePage(folder, route, into)).toThrow(says);
  });
});
