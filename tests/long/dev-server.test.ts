import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type DevServer, patience, startDevServer } from '../dev-server.ts';

let server: DevServer;
beforeAll(async () => {
  server = await startDevServer();
}, 90_000);
afterAll(() => server?.stop());

const open = (path: string, init: RequestInit = {}) => fetch(server.url + path, { redirect: 'manual', ...init });

describe('the development server answers as the edge does', () => {
  test.each([
    ['/', 302, '/nl'],
    ['/?utm_source=mail', 302, '/nl?utm_source=mail'],
    ['/en/services/website-ontwikkeling', 301, '/en/services/web-development'],
    ['/nl/services/web-development', 301, '/nl/diensten/website-ontwikkeling'],
  ])('%s with %i to %s', async (path, status, location) => {
    const answer = await open(path);
    expect([answer.status, answer.headers.get('Location')]).toEqual([status, location]);
  });

  test.each([
    ['/nl/nergens', 'Pagina niet gevonden'],
    ['/en/services/nowhere', 'Service not found'],
    ['/nergens', 'Pagina niet gevonden'],
  ])('%s with the nearest error page', async (path, title) => {
    const answer = await open(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toMatch(new RegExp(`<h1[^>]*>${title}`));
  });

  test('a post of the form is checked and stored by the Worker, and the thank-you page has its reference', async () => {
    const post = (fields: Record<string, string>) =>
      open('/?locale=en', { method: 'POST', body: new URLSearchParams(fields), headers: { Origin: server.url } });
    const fields = {
      'form-name': 'contact',
      name: 'Anna Smit',
      email: 'anna@example.org',
      message: 'Hello there, team.',
    };
    const refused = await post({ ...fields, email: 'anna' });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('value="Anna Smit"')]);

    const stored = await post(fields);
    expect(stored.status).toBe(303);
    const [reference = ''] = /[0-9A-Z]{4}-[0-9A-Z]{4}$/.exec(stored.headers.get('Location') ?? '') ?? [];
    expect(await (await open(stored.headers.get('Location') ?? '')).text()).toContain(`reference is ${reference}`);
    // Not in one piece: a connection that the server closes meanwhile would be used again.
    const list = await promisify(execFile)('node', ['cli/main.ts', 'enquiries', 'list'], { cwd: server.folder });
    expect(list.stdout).toContain(reference);
  }, 120_000);
});

describe('the development server gives nothing but the code of the site', () => {
  const secret = 'kept-from-the-browser';
  const files = ['.dev.vars', '.wrangler/state/v3/d1/database.sqlite', '.git/config', 'content/secret.txt'];
  beforeAll(() => {
    for (const file of files) {
      const path = join(server.folder, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, secret);
    }
  });
  const queries = ['', '?raw', '?import&raw', '?import&url&inline', '?import&raw??', '?.svg?.wasm?init'];

  test.each(files)('not %s', async (file) => {
    const places = [`/${file}`, `/@fs${server.folder}/${file}`, `/@id/${file}`, `/src/..%2f${file}`];
    const inData = Buffer.from(secret).toString('base64');
    for (const path of places.flatMap((place) => queries.map((query) => place + query))) {
      const answer = await open(path);
      const text = await answer.text();
      expect(answer.status, path).toBeGreaterThanOrEqual(400);
      expect(text.includes(secret) || text.includes(inData), path).toBe(false);
    }
  });

  test.each(['/nl', '/src/domain/locale.ts', '/@vite/client'])('%s not to the page of another port', async (path) => {
    const answer = await open(path, { headers: { Origin: 'http://localhost:9' } });
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([200, null]);
  });
});

test('a message with an open brace gives a page with what is wrong, and the file and the line', async () => {
  server.change('i18n/nl/pages/home.json', '"title": "', '"title": "{open ');
  await vi.waitFor(async () => expect((await open('/nl')).status).toBe(500), patience);
  const text = await (await open('/nl')).text();
  expect(text).toContain('pages.home.hero.title');
  expect(text).toContain('ErrorOverlay');
  await vi.waitFor(() => expect(server.terminal()).toMatch(/i18n\/nl\/pages\/home\.json:\d+:\d+ .*`\{open /), patience);
  server.change('i18n/nl/pages/home.json', '{open ', '');
  await vi.waitFor(async () => expect((await open('/nl')).status).toBe(200), patience);
}, 240_000);

test('the development server follows the content, and keeps the last good page while it is wrong', async () => {
  const page = async () => (await open('/nl')).text();
  server.change('i18n/nl/pages/home.json', '"title": "', '"title": "Zojuist veranderd: ');
  await vi.waitFor(async () => expect(await page()).toContain('Zojuist veranderd: '), patience);

  server.change('content/site.yaml', 'name: ', 'nmae: ');
  const reports = () => server.terminal().match(/content\/site\.yaml:\d+:\d+ .*`nmae`/g) ?? [];
  await vi.waitFor(() => expect(reports()).toHaveLength(1), patience);
  server.change('i18n/nl/pages/home.json', 'Zojuist veranderd: ', 'Alweer veranderd: ');
  await vi.waitFor(() => expect(reports()).toHaveLength(2), patience);
  expect(await page()).toContain('Zojuist veranderd: ');

  server.change('content/site.yaml', 'nmae: ', 'name: ');
  await vi.waitFor(async () => expect(await page()).toContain('Alweer veranderd: '), patience);
}, 240_000);
