import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recover } from '#cli/desk/publish/move-branch.ts';
import { openRepository } from '#cli/desk/publish/repository.ts';

/**
 * A whole publication, from the words to what is live and back, of a project whose programs only pretend: its process, and
 * every git it runs, is killed at each moment in turn.
 */
const programs: Record<string, string> = {
  'cli/main.ts': `
    import { mkdirSync, writeFileSync } from 'node:fs';
    if (process.argv[2] === 'assets') writeFileSync('public/derived.txt', 'nieuw\\n');
    if (process.argv[2] === 'serve') { console.log('http://preview'); setInterval(() => {}, 99); }`,
  'cli/content-lint/bin.js': `console.log('{"findings": []}');`,
};

/** Says what it does, and dies before what has the number that is left over. */
const publish = (root: string, scratch: string, at: number) => `
  import { programs } from '#cli/desk/publish/programs.ts';
  import { publisher } from '#cli/desk/publish/publication.ts';
  import { openRepository } from '#cli/desk/publish/repository.ts';
  let calls = 0;
  const die = () => { if (++calls === ${at}) process.kill(0, 'SIGKILL'); };
  const repository = openRepository(${JSON.stringify(root)}, ${JSON.stringify(scratch)}, die);
  const real = programs();
  const dying = { ...real, run: (...given) => (die(), real.run(...given)), start: (...given) => (die(), real.start(...given)) };
  const config = { preview: 'node cli/main.ts serve', publish: { push: { remote: 'origin', branch: 'main' } } };
  const desk = publisher({ repository, config, programs: dying, folder: ${JSON.stringify(join(scratch, 'site'))}, findPort: async () => 1 });
  const run = async (what) => { await (await what)(); if (desk.state.phase === 'failed') throw new Error(JSON.stringify(desk.state)); };
  await run(desk.prepare('After', 'nl'));
  await run(desk.goLive());
  await run(desk.takeBack('Back'));
  process.exit(0);`;

let template: string;

const gitIn = (folder: string, ...parameters: string[]) =>
  execFileSync('git', parameters, { cwd: folder, encoding: 'utf8' }).trim();

beforeAll(() => {
  template = mkdtempSync(join(tmpdir(), 'desk-killed-'));
  const project = join(template, 'project');
  const write = (path: string, text: string) => {
    mkdirSync(join(project, path, '..'), { recursive: true });
    writeFileSync(join(project, path), text);
  };
  for (const [path, text] of Object.entries(programs)) write(path, text);
  write('content/a.yaml', 'a: 1\n');
  write('i18n/nl.json', '{"a": "oud"}\n');
  write('public/derived.txt', 'oud\n');
  write('.gitignore', '.cache/\n');
  mkdirSync(join(project, 'node_modules'));
  gitIn(template, 'init', '--quiet', '--bare', 'live.git');
  gitIn(project, 'init', '--quiet', '--initial-branch', 'main');
  gitIn(project, 'config', 'user.name', 'Owner');
  gitIn(project, 'config', 'user.email', 'owner@example.com');
  gitIn(project, 'remote', 'add', 'origin', '../live.git');
  gitIn(project, 'add', '--all');
  gitIn(project, 'commit', '--quiet', '--message', 'Before');
  gitIn(project, 'push', '--quiet', 'origin', 'main');
  write('i18n/nl.json', '{"a": "nieuw"}\n');
  write('content/new.yaml', 'b: 1\n');
  // Something of a developer, which no publication touches.
  write('.gitignore', '.cache/\n# mine\n');
});
afterAll(() => rmSync(template, { recursive: true, force: true }));

/** Publishes in a copy and is killed at a moment; gives what is there then, once the desk was opened again. */
async function killedAt(at: number) {
  const folder = mkdtempSync(join(tmpdir(), 'desk-killed-'));
  cpSync(template, folder, { recursive: true });
  const root = join(folder, 'project');
  const scratch = join(folder, 'scratch');
  const script = publish(root, scratch, at);
  const { signal, status, stderr } = spawnSync(
    'setsid',
    ['--wait', process.execPath, '--input-type=module-typescript', '--eval', script],
    { encoding: 'utf8' },
  );
  const isKilled = signal === 'SIGKILL' || status === 137;
  if (!isKilled && status !== 0) throw new Error(stderr);
  const outcome = await recover(openRepository(root, scratch));
  // It is said once.
  expect(await recover(openRepository(root, scratch))).toBeUndefined();
  const git = (...parameters: string[]) => gitIn(root, ...parameters);
  const state = {
    commits: git('log', '--format=%s', '--reverse').split('\n').join(', '),
    status: git('status', '--porcelain'),
    words: readFileSync(join(root, 'i18n/nl.json'), 'utf8'),
    derived: readFileSync(join(root, 'public/derived.txt'), 'utf8'),
  };
  git('fsck', '--strict');
  // Git works on.
  git('commit', '--quiet', '--allow-empty', '--message', 'More');
  rmSync(folder, { recursive: true, force: true });
  return { isKilled, outcome, state };
}

const [before, published, back] = [
  {
    commits: 'Before',
    status: ' M .gitignore\n M i18n/nl.json\n?? content/new.yaml',
    words: '{"a": "nieuw"}\n',
    derived: 'oud\n',
  },
  { commits: 'Before, After', status: ' M .gitignore', words: '{"a": "nieuw"}\n', derived: 'nieuw\n' },
  { commits: 'Before, After, Back', status: ' M .gitignore', words: '{"a": "oud"}\n', derived: 'oud\n' },
].map((state) => ({ ...state, status: state.status.trim() }));

test('killed at any moment of a publication the repository is as it was or as it was meant to be, and says which', async () => {
  const outcomes: { outcome: string | undefined; commits: string }[] = [];
  let isOver = false;
  for (let at = 1; !isOver; at += 3) {
    const all = await Promise.all([at, at + 1, at + 2].map(killedAt));
    for (const { isKilled, outcome, state } of all) {
      expect([before, published, back]).toContainEqual(state);
      if (isKilled) outcomes.push({ outcome, commits: state.commits });
      isOver ||= !isKilled;
    }
  }
  const kinds = new Set(outcomes.map(({ outcome, commits }) => `${commits}: ${outcome}`));
  expect([...kinds].sort()).toEqual([
    'Before, After, Back: as-meant',
    'Before, After, Back: undefined',
    'Before, After: as-it-was',
    'Before, After: as-meant',
    'Before, After: undefined',
    'Before: as-it-was',
    'Before: undefined',
  ]);
});
