import { afterEach, expect, test, vi } from 'vitest';
import { invisibleId } from '#cli/desk/invisible-ids.ts';
import { pagesWith } from '#cli/desk/panel/page-uses.ts';

afterEach(() => vi.unstubAllGlobals());

const pages = [{ path: '/nl/contact', locale: 'nl' as const }];
const message = (id: string) => ({ id, texts: {}, isStale: false, missing: [], findingsIn: [] });

test('pages are read again once there is another message; one that could not be read, at the next call', async () => {
  const fetched = vi.fn(async () => new Response(invisibleId('question.0')));
  vi.stubGlobal('fetch', fetched);
  const usesOf = (id: string, ids: string[]) =>
    pagesWith(id, { messages: ids.map(message), records: [], pages }, () => undefined);
  fetched.mockResolvedValueOnce(new Response('The server starts again.', { status: 500 }));
  expect(await usesOf('question.0', ['question.0'])).toEqual([]);
  expect(await usesOf('question.0', ['question.0'])).toEqual(['/nl/contact']);
  await usesOf('question.0', ['question.0']);
  expect(fetched).toHaveBeenCalledTimes(2);
  fetched.mockResolvedValueOnce(new Response(invisibleId('question.0') + invisibleId('question.1')));
  expect(await usesOf('question.1', ['question.0', 'question.1'])).toEqual(['/nl/contact']);
});
