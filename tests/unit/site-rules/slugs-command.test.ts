import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleService } from '#cli/site-rules/examples/service.ts';
import { command } from '#cli/slugs/command.ts';
import { siteFolderOf } from './site-folder.ts';

const vloer = (en: string) => exampleService('vloer', { slugByLocale: `nl: vloer, en: ${en}` });

test('says what it accepted, and that nothing is new', async () => {
  const folder = siteFolderOf({ 'content/services/vloer.yaml': vloer('floors') });
  const first = (await folder.run(command)).stdout.trim().split(/\n */);
  expect(first).toEqual([expect.stringMatching(/accepted:$/), 'nl: vloer (new)', 'en: floors (new)']);
  expect((await folder.run(command)).stdout).toMatch(/nothing is new/);
  folder.write({ 'content/services/vloer.yaml': vloer('printed-floors') });
  expect((await folder.run(command)).stdout.trim().split(/\n */).slice(1)).toEqual(['en: floors → printed-floors']);
});

test('writes the lock, keeps old slugs and asks for a successor', async () => {
  const folder = siteFolderOf({
    'i18n/nl/labels.json': '{}',
    'content/services/vloer.yaml': vloer('floors'),
    'content/services/seo.yaml': exampleService('seo'),
  });
  const found = async () => (await folder.found()).filter((one) => one.startsWith('slug/'));
  expect((await folder.run(command)).status).toBe(0);
  folder.write({ 'content/services/vloer.yaml': vloer('printed-floors') });
  rmSync(join(folder.root, 'content/services/seo.yaml'));
  expect(await found()).toEqual([
    'slug/renamed content/services/vloer.yaml:4:32',
    'slug/removed content/slugs.lock.yaml:4:15',
  ]);
  expect(await folder.run(command)).toMatchObject({ status: 1, stderr: expect.stringContaining('seo') });
  expect(await folder.run(command, '--into', 'seo=vloer')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('seo → vloer'),
  });
  expect(folder.read('content/slugs.lock.yaml')).toContain(
    '  vloer: { nl: [vloer, seo], en: [printed-floors, floors, seo] }\n',
  );
  expect(await found()).toEqual([]);
});

test('asks for a successor of a hidden page that has a page in each of its languages', async () => {
  const lock = 'services:\n  seo: { nl: [seo], en: [seo] }\n  vloer: { nl: [vloer], en: [floors] }\nprojects: {}\n';
  const folder = siteFolderOf({
    'content/services/vloer.yaml': vloer('floors'),
    'content/services/seo.yaml': `${exampleService('seo')}published: false\nsuccessor: vloer\n`,
    'content/slugs.lock.yaml': lock,
  });
  expect((await folder.run(command)).status).toBe(0);
  folder.write({
    'content/services/vloer.yaml': `${vloer('floors')}locales: [nl]\n`,
    'content/slugs.lock.yaml': lock.replace(', en: [floors]', ''),
  });
  expect(await folder.run(command)).toMatchObject({ status: 1, stderr: expect.stringContaining('successor: seo.') });
});

test('asks for no successor of a hidden service for which there is one, though a case has the same id', async () => {
  const folder = siteFolderOf({
    'content/services/vloer.yaml': `${vloer('floors')}published: false\nsuccessor: seo\n`,
    'content/services/seo.yaml': exampleService('seo'),
    'content/projects/vloer.yaml': readFileSync('content/projects/solin-bio.yaml', 'utf8').replace(
      /^slug: .*/m,
      'slug: vloer',
    ),
    'content/slugs.lock.yaml':
      'services:\n  seo: { nl: [seo], en: [seo] }\n  vloer: { nl: [vloer], en: [floors] }\nprojects: {}\n',
  });
  expect(await folder.run(command)).toMatchObject({ status: 0, stderr: '' });
});

test.each<[name: string, files: Record<string, string>, args: string[], status: number, says: RegExp]>([
  ['half of a successor', {}, ['--into', 'seo'], 2, /old=new/],
  ['a successor that does not exist', {}, ['--into', 'seo=sea'], 1, /there is no sea/],
  [
    'a slug that two have',
    { 'content/services/ads.yaml': exampleService('ads', { slug: 'seo' }) },
    [],
    1,
    /of ads and of seo/,
  ],
  ['a record that is broken', { 'content/services/seo.yaml': 'id: [' }, [], 1, /correct first: content\/services\/seo/],
])('refuses %s and writes nothing', async (_, files, args, status, says) => {
  const lock = 'services:\n  seo: { nl: [seo], en: [seo] }\nprojects: {}\n';
  const folder = siteFolderOf({
    'content/services/seo.yaml': exampleService('seo'),
    'content/slugs.lock.yaml': lock,
    ...files,
  });
  expect(await folder.run(command, ...args)).toMatchObject({ status, stderr: expect.stringMatching(says) });
  expect(folder.read('content/slugs.lock.yaml')).toBe(lock);
});
