import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { watchContent } from '#cli/dev/watch-content.ts';

test('a file beside `content/` whose name begins like it is no content', async () => {
  const watcher = Object.assign(new EventEmitter(), { add() {} });
  const server = { config: { root: '/site' }, watcher } as unknown as Parameters<typeof watchContent>[0];
  const changes: unknown[] = [];
  watchContent(server, (change, files) => changes.push([change, files]));
  for (const file of ['content-lint.config.ts', 'i18n-notes.md']) watcher.emit('all', 'change', `/site/${file}`);
  await pause(50);
  expect(changes).toEqual([]);
  watcher.emit('all', 'change', '/site/content/facts.yaml');
  await pause(50);
  expect(changes).toEqual([['records', ['/site/content/facts.yaml']]]);
});
