import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Publication } from '#cli/desk/desk-api.ts';
import { type Desk, openDesk } from '#cli/desk/project/desk-operations.ts';
import { withConfirmed } from '#cli/desk/publish/samples.ts';
import { copyProject } from '../copy-project.ts';

const title = 'pages.home.teasers.title';
const home = 'i18n/nl/pages/home.json';
const heading = 'Waar de eigenaar het zelf schreef';

/** A copy of the project with a repository of its own, and a bare one that stands for what deploys it. */
let root: string;
let bare: string;
let desk: Desk;

const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).trim();
const inBare = (...parameters: string[]) => execFileSync('git', parameters, { cwd: bare, encoding: 'utf8' }).trim();
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Waits until a publication has come to rest. */
async function rest(): Promise<Publication> {
  for (;;) {
    const { publication } = await desk.operations.publication({});
    if (publication.phase !== 'preparing' && publication.phase !== 'publishing') return publication;
    await pause(200);
  }
}

async function prepare(): Promise<Publication> {
  await desk.operations.prepare({ subject: 'Written by the owner', language: 'nl' });
  return rest();
}

beforeAll(async () => {
  root = copyProject('desk-publish');
  bare = mkdtempSync(join(tmpdir(), 'desk-bare-'));
  inBare('init', '--quiet', '--bare');
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Owner');
  git('config', 'user.email', 'owner@example.com');
  git('remote', 'add', 'origin', bare);
  git('add', '--all', '--', '.', ':!node_modules');
  git('commit', '--quiet', '--message', 'Before');
  git('push', '--quiet', 'origin', 'main');
  desk = await openDesk(root);
}, 300_000);
afterAll(async () => {
  await desk.close();
  for (const folder of [root, bare]) rmSync(folder, { recursive: true, force: true });
});

test('a change of the Dutch alone is made, checked, built and shown; samples keep it from being live, and nothing else', async () => {
  const { messages } = await desk.operations.project({});
  const seen = messages.find(({ id }) => id === title)?.texts ?? {};
  await desk.operations.save({ id: title, texts: { nl: heading }, read: seen, language: 'nl' });
  const before = [git('rev-parse', 'HEAD'), git('status', '--porcelain')];
  const publication = await prepare();
  expect(publication.steps.map(({ name, state, detail }) => [name, state, detail])).toEqual(
    ['collect', 'derive', 'check', 'build', 'preview'].map((name) => [name, 'done', undefined]),
  );
  expect(publication.phase).toBe('ready');
  const page = await fetch(new URL('/nl', publication.preview));
  expect(await page.text()).toContain(heading);
  expect(page.headers.get('x-robots-tag')).toContain('noindex');
  expect([git('rev-parse', 'HEAD'), git('status', '--porcelain')]).toEqual(before);
  expect(publication.heldBackBy.join('\n')).toContain('voorbeeld');
  await expect(desk.operations.goLive({})).rejects.toMatchObject({ refusal: { reason: 'bad-request' } });
  expect(inBare('rev-parse', 'main')).toBe(before[0]);
});

test('with its samples confirmed it is live, and is put back again', async () => {
  for (const { file, pathInFile } of (await desk.operations.project({})).samples) {
    writeFileSync(join(root, file), withConfirmed(file, read(file), pathInFile, '2026-11-23'));
  }
  const real: [from: string | RegExp, to: string][] = [
    [/windas\.example/g, 'windas.nl'],
    [/windas-example/g, 'windas'],
    ['"+31850000000"', '"+31853019264"'],
    ['"31600000000"', '"31638175294"'],
    ['Voorbeeldkade 12', 'Kade 12'],
    ['1234 AB', '8601 ZK'],
    ['Voorbeeldhaven', 'Sneek'],
    ['"00000000"', '"73618294"'],
    ['NL000000000B00', 'NL859174326B01'],
  ];
  const site = real.reduce((text, [from, to]) => text.replaceAll(from, to), read('content/site.yaml'));
  writeFileSync(join(root, 'content/site.yaml'), site);
  await desk.read(git('ls-files', 'content').split('\n'));
  const from = git('rev-parse', 'HEAD');
  const ready = await prepare();
  expect(ready).toMatchObject({ phase: 'ready', heldBackBy: [] });

  const { texts = {} } = (await desk.operations.project({})).messages.find(({ id }) => id === title) ?? {};
  const { undo } = await desk.operations.save({
    id: title,
    texts: { nl: 'Na het voorbeeld' },
    read: texts,
    language: 'nl',
  });
  await expect(desk.operations.goLive({})).rejects.toMatchObject({ refusal: { reason: 'changed-since-preview' } });
  await desk.operations.undo({ number: undo });

  await desk.operations.goLive({});
  expect(await rest()).toMatchObject({ phase: 'live', commit: ready.commit });
  expect(inBare('rev-parse', 'main')).toBe(ready.commit);
  expect(git('rev-parse', 'HEAD')).toBe(ready.commit);
  expect(git('status', '--porcelain', '--untracked-files=no')).toBe('');
  expect(git('log', '-1', '--format=%an: %s')).toBe('Owner: Written by the owner');
  expect(await desk.operations.changes({})).toEqual([]);

  // What deploys it is away: the branch has moved, and putting it live is tried again.
  renameSync(bare, `${bare}-away`);
  await desk.operations.takeBack({ subject: 'The version before put back' });
  expect(await rest()).toMatchObject({ phase: 'not-live' });
  renameSync(`${bare}-away`, bare);
  await desk.operations.goLive({});
  expect(await rest()).toMatchObject({ phase: 'taken-back' });
  expect(git('rev-parse', 'HEAD^{tree}')).toBe(git('rev-parse', `${from}^{tree}`));
  expect(inBare('rev-parse', 'main')).toBe(git('rev-parse', 'HEAD'));
  expect(read(home)).not.toContain(heading);
  expect(git('status', '--porcelain', '--untracked-files=no')).toBe('');
});
