import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PublicationTools } from '#cli/desk/publish/make-candidate.ts';
import { moveBranch, recover } from '#cli/desk/publish/move-branch.ts';
import { publisher } from '#cli/desk/publish/publication.ts';
import { openRepository } from '#cli/desk/publish/repository.ts';

let root: string;
let scratch: string;
let from: string;

const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).trim();
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const write = (path: string, text: string) => writeFileSync(join(root, path), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'publish-'));
  scratch = mkdtempSync(join(tmpdir(), 'publish-scratch-'));
  git('init', '--quiet');
  git('config', 'user.name', 'Owner');
  git('config', 'user.email', 'owner@example.com');
  for (const folder of ['content', 'i18n', 'public']) mkdirSync(join(root, folder));
  write('content/a.yaml', 'a: 1\n');
  write('i18n/nl.json', '{"a": "oud"}\n');
  write('public/derived.txt', 'oud\n');
  write('.gitignore', '.cache/\n');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Before');
  from = git('rev-parse', 'HEAD');
  // What the owner has changed, and something of a developer that is none of its business.
  write('i18n/nl.json', '{"a": "nieuw"}\n');
  write('content/new.yaml', 'b: 1\n');
  write('.gitignore', '.cache/\n# mine\n');
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of [root, scratch]) rmSync(folder, { recursive: true, force: true });
});

/** A commit of the words with what follows from them, as a publication makes it. */
async function candidate(): Promise<string> {
  const repository = openRepository(root, scratch);
  const copy = join(scratch, 'copy');
  await repository.checkOut(await repository.treeWith(from, ['content', 'i18n']), copy);
  writeFileSync(join(copy, 'public/derived.txt'), 'nieuw\n');
  return repository.commit(await repository.treeOf(copy), from, 'After');
}

/** Runs `moveBranch` in a process that is killed before its command of git with this number; gives whether it was. */
function moveAndDie(to: string, at: number): boolean {
  const script = `
    import { moveBranch } from '#cli/desk/publish/move-branch.ts';
    import { openRepository } from '#cli/desk/publish/repository.ts';
    let calls = 0;
    const repository = openRepository(${JSON.stringify(root)}, ${JSON.stringify(scratch)}, () => {
      if (++calls === ${at}) process.kill(process.pid, 'SIGKILL');
    });
    await moveBranch(repository, { from: '${from}', to: '${to}', kind: 'publish' });`;
  const parameters = ['--input-type=module-typescript', '--eval', script];
  return spawnSync(process.execPath, parameters, { cwd: process.cwd() }).signal === 'SIGKILL';
}

test('making a candidate leaves branch, index and files as they were', async () => {
  const before = [git('status', '--porcelain'), git('rev-parse', 'HEAD')];
  const to = await candidate();
  expect([git('status', '--porcelain'), git('rev-parse', 'HEAD')]).toEqual(before);
  expect(git('show', '--stat', '--format=%s', to)).toMatch(/After[\s\S]*new\.yaml[\s\S]*nl\.json[\s\S]*derived\.txt/);
  expect(git('show', `${to}:.gitignore`)).toBe('.cache/');
});

test('where the branch has moved meanwhile, nothing is done', async () => {
  const to = await candidate();
  git('commit', '--quiet', '--allow-empty', '--message', 'By somebody else');
  const elsewhere = git('rev-parse', 'HEAD');
  expect(moveAndDie(to, 99)).toBe(false);
  expect(git('rev-parse', 'HEAD')).toBe(elsewhere);
  expect(read('public/derived.txt')).toBe('oud\n');
});

test('the lock of a git that was killed is removed, and that of somebody else before it stays', async () => {
  const to = await candidate();
  moveAndDie(to, 3);
  expect(git('rev-parse', 'HEAD')).toBe(to);
  const lock = join(root, '.git/index.lock');
  writeFileSync(lock, '');
  utimesSync(lock, new Date(0), new Date(0));
  await expect(recover(openRepository(root, scratch))).rejects.toThrow('index.lock');
  utimesSync(lock, new Date(), new Date());
  expect(await recover(openRepository(root, scratch))).toBe('as-meant');
  expect(git('status', '--porcelain')).toBe('M .gitignore');
});

test('the locks that a git of an earlier desk has left on its extra indexes do not hold a candidate back', async () => {
  for (const index of ['words.index', 'copy.index']) writeFileSync(join(scratch, `${index}.lock`), '');
  expect(git('log', '-1', '--format=%s', await candidate())).toBe('After');
});

test('somebody who has told git a name and no address can publish', async () => {
  git('config', '--unset', 'user.email');
  // Git then makes no address of the name of the machine, and `.gitconfig` counts for nothing.
  git('config', 'user.useConfigOnly', 'true');
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  expect(git('log', '-1', '--format=%an <%ae>', await candidate())).toBe('Owner <desk@localhost>');
});

test('the second of two publications that never went live is taken back once: the first is live then', async () => {
  const repository = openRepository(root, scratch);
  const first = await candidate();
  await moveBranch(repository, { from, to: first, kind: 'publish' });
  write('content/new.yaml', 'b: 2\n');
  const second = await repository.commit(await repository.treeWith(first, ['content']), first, 'Second');
  await moveBranch(repository, { from: first, to: second, kind: 'publish' });
  const bare = join(scratch, 'live.git');
  git('init', '--quiet', '--bare', bare);
  git('remote', 'add', 'origin', bare);
  const config = { publish: { push: { remote: 'origin', branch: 'main' } } };
  const desk = () => publisher({ repository, config } as PublicationTools, undefined);
  expect(desk().state.phase).toBe('not-live');
  await (await desk().takeBack('Back'))();
  expect(git('--git-dir', bare, 'rev-parse', 'main^{tree}')).toBe(git('rev-parse', `${first}^{tree}`));
  expect(desk().state.phase).toBe('taken-back');
  await expect(desk().takeBack('Back')).rejects.toMatchObject({ refusal: { reason: 'cannot-undo' } });
  expect(git('log', '-4', '--format=%s')).toBe('Back\nSecond\nAfter\nBefore');
});
