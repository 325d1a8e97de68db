import { expect, test } from 'vitest';
import { makeCandidate, type PublicationTools } from '#cli/desk/publish/make-candidate.ts';
import { startProgress } from '#cli/desk/publish/progress.ts';
import { folderOf } from '../content-lint/temporary-folder.ts';

test('a publication whose check fails has ended when its build has', async () => {
  const build = Promise.withResolvers<string>();
  const wrong = { code: 'json/syntax', severity: 'error', file: 'i18n/nl.json', message: 'A comma is missing.' };
  const tools = {
    repository: { checkOut: async () => {}, treeOf: async () => 'tree', commit: async () => 'commit' },
    programs: {
      run: async (command: string) => {
        if (command.includes(' build ')) return build.promise;
        return JSON.stringify({ findings: [wrong] });
      },
    },
    config: {},
    folder: folderOf({ 'node_modules/made': '' }),
  } as unknown as PublicationTools;
  const progress = startProgress({ phase: 'idle', steps: [], heldBackBy: [] });
  progress.begin('preparing', ['derive', 'check', 'build', 'preview']);
  const states = () => progress.state.steps.map(({ state }) => state);

  let hasEnded = false;
  const candidate = makeCandidate(tools, progress, { parent: 'a', tree: 'b', subject: 'Words', language: 'nl' });
  const failure = candidate.catch((error: Error) => error.message).finally(() => (hasEnded = true));
  await expect.poll(states).toEqual(['done', 'failed', 'running', 'waiting']);
  await new Promise(setImmediate);
  expect(hasEnded).toBe(false);
  build.resolve('');
  expect(await failure).toBe('i18n/nl.json: A comma is missing.');
  expect(states()).toEqual(['done', 'failed', 'done', 'waiting']);
});
