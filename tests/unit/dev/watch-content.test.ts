import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { watchContent } from '#cli/dev/watch-content.ts';

function watched(root: string) {
  const watcher = Object.assign(new EventEmitter(), { add() {} });
  const server = { config: { root }, watcher } as unknown as Parameters<typeof watchContent>[0];
  const changes: unknown[] = [];
  watchContent(server, (change, files) => changes.push([change, files]));
  return { watcher, changes };
}

test('a file beside `content/` whose name begins like it is no content', async () => {
  const { watcher, changes } = watched('/site');
  for (const file of ['content-lint.config.ts', 'i18n-notes.md']) watcher.emit('all', 'change', `/site/${file}`);
  await pause(50);
  expect(changes).toEqual([]);
  watcher.emit('all', 'change', '/site/content/facts.yaml');
  await pause(50);
  expect(changes).toEqual([['records', ['/site/content/facts.yaml']]]);
});

test('a file that comes back without an event is reported again, and one that stays as it was is not', async () => {
  const root = mkdtempSync(join(tmpdir(), 'watch-content-'));
  mkdirSync(join(root, 'i18n'));
  const [replaced, kept] = [join(root, 'i18n/nl.json'), join(root, 'i18n/en.json')];
  writeFileSync(kept, '{}');
  // The clock of a file system may be some milliseconds behind.
  await pause(50);
  const { watcher, changes } = watched(root);
  watcher.emit('all', 'unlink', replaced);
  watcher.emit('all', 'change', kept);
  await vi.waitFor(() => expect(changes).toEqual([['words', [replaced, kept]]]));
  await pause(50);
  writeFileSync(replaced, '{}');
  await vi.waitFor(() => expect(changes.slice(1)).toEqual([['words', [replaced]]]));
  rmSync(root, { recursive: true });
});
