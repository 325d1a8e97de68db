import { describe, expect, test } from 'vitest';
import { useWorker } from './harness.ts';

const { harness } = useWorker();
const read = (path: string, init: RequestInit = {}) => harness.fetch(path, { redirect: 'manual', ...init } as never);

describe.each(['/nl/bedankt', '/en/thanks'])('%s', (path) => {
  test('shows the reference of its address in its text and its links', async () => {
    const answer = await read(`${path}?reference=7K3F-9QTM`);
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toContain('<p>Reference 7K3F-9QTM.</p><div>More</div>');
    expect(page).toContain('href="mailto:info@windas.example?subject=7K3F-9QTM"');
    expect(page).not.toContain('{reference}');
    expect(page).not.toContain('data-reference');
  });

  test('has the headers of a page, and no cache keeps it', async () => {
    const plain = await read(path);
    const answer = await read(`${path}?reference=7K3F-9QTM`);
    for (const name of ['Content-Security-Policy', 'Strict-Transport-Security', 'X-Content-Type-Options'])
      expect(answer.headers.get(name)).toBe(plain.headers.get(name));
    expect(answer.headers.get('Content-Type')).toBe(plain.headers.get('Content-Type'));
    expect([answer.headers.get('Cache-Control'), answer.headers.get('ETag')]).toEqual(['no-store', null]);
  });

  test('is whole also for a visitor who has it in the cache', async () => {
    const tag = (await read(path)).headers.get('ETag') ?? '';
    const answer = await read(`${path}?reference=7K3F-9QTM`, { headers: { 'If-None-Match': tag } });
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('7K3F-9QTM')]);
  });

  test.each(['', '?reference=', '?reference=<b>', '?reference=7k3f-9qtm', '?other=7K3F-9QTM'])(
    'with %j is the page as it is',
    async (query) => {
      const page = await (await read(path + query)).text();
      expect(page).toContain('<p hidden data-reference=');
      expect(page).toContain('href="mailto:info@windas.example"');
    },
  );
});

test('no other page takes a reference', async () => {
  expect(await (await read('/nl?reference=7K3F-9QTM')).text()).not.toContain('7K3F');
});
