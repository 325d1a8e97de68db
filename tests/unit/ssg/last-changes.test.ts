import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lastChanges } from '#src/ssg/site-files/last-changes.ts';

const folder = mkdtempSync(join(tmpdir(), 'last-changes-'));

const git = (root: string, ...parameters: string[]) => execFileSync('git', parameters, { cwd: root, stdio: 'pipe' });

/** Writes files below `root` and commits them on a day. */
function commit(root: string, day: string, files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), day);
  }
  git(root, 'add', '.');
  const date = `${day}T12:00:00Z`;
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@bureau.example'];
  execFileSync('git', [...who, 'commit', '-q', '-m', day], {
    cwd: root,
    stdio: 'pipe',
    env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
  });
}

const full = join(folder, 'full');
mkdirSync(full);
git(full, 'init', '-q');
commit(full, '2026-01-05', ['content/a.yaml', 'i18n/nl/é.json', 'src/x.ts']);
commit(full, '2026-03-09', ['content/a.yaml', 'src/x.ts']);

test('a page changed when the newest of its files did', () => {
  const changes = lastChanges(full, ['content', 'i18n']);
  expect(changes.of(['i18n/nl/é.json'])).toBe('2026-01-05');
  expect(changes.of(['i18n/nl/é.json', 'content/a.yaml'])).toBe('2026-03-09');
  expect(changes.newest).toBe('2026-03-09');
});

test('a file that was never committed, or lies elsewhere, leaves the day out', () => {
  const changes = lastChanges(full, ['content', 'i18n']);
  expect(changes.of(['content/a.yaml', 'content/new.yaml'])).toBeUndefined();
  expect(changes.of(['src/x.ts'])).toBeUndefined();
});

test('a shallow clone knows nothing: its one commit would date everything', () => {
  git(folder, 'clone', '-q', '--depth', '1', `file://${full}`, 'shallow');
  const changes = lastChanges(join(folder, 'shallow'), ['content', 'i18n']);
  expect([changes.newest, changes.of(['content/a.yaml'])]).toEqual([undefined, undefined]);
});

test('a folder without history knows nothing, and that is no failure', () => {
  const changes = lastChanges(tmpdir(), ['content']);
  expect([changes.newest, changes.of(['content/a.yaml'])]).toEqual([undefined, undefined]);
});
