import { createServer, type OutgoingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskRoutes } from '#cli/desk/server/desk-routes.ts';

const token = 'a-token-of-this-run';
const asked: string[] = [];

let server: Server;
let port: number;

beforeAll(async () => {
  const thread = {
    ask: async (name: string) => {
      asked.push(name);
      return '{"undo":0}';
    },
    filesChanged: () => {},
    changesAfter: async () => 1,
    close: () => {},
  };
  const routes = deskRoutes({ token, project: 'a-project', thread, script: async () => 'panel' });
  server = createServer((incoming, response) => void routes(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());

/** Asks the desk with Node's own client, which sends every header as it is given. */
function ask(path: string, headers: OutgoingHttpHeaders, body?: string): Promise<{ status?: number; body: string }> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
    const asking = request({ port, host: '127.0.0.1', path, method: body === undefined ? 'GET' : 'POST' });
    for (const [name, value] of Object.entries({ ...headers, ...length })) asking.setHeader(name, value ?? '');
    asking.on('response', async (answer) => resolve({ status: answer.statusCode ?? 0, body: await text(answer) }));
    asking.on('error', reject);
    asking.end(body);
  });
}

const own = () => ({
  Host: `127.0.0.1:${port}`,
  Origin: `http://127.0.0.1:${port}`,
  'Content-Type': 'application/json',
  'X-Desk-Token': token,
});

test('the page of the desk can ask and save', async () => {
  expect(await ask(`/__desk/?token=${token}`, {})).toMatchObject({ status: 200 });
  expect(await ask('/__desk/api/save', own(), '{}')).toEqual({ status: 200, body: '{"undo":0}' });
  expect(asked.splice(0)).toEqual(['save']);
});

test.each([
  ['with a foreign Origin', { Origin: 'https://evil.example' }, 403],
  ['with a foreign Host', { Host: 'evil.example', Origin: 'http://evil.example' }, 403],
  ['without a token', { 'X-Desk-Token': '' }, 403],
  ['with another token', { 'X-Desk-Token': 'a-token-of-another-run' }, 403],
  ['as a form of another site sends it', { 'Content-Type': 'text/plain' }, 400],
])('a request %s changes nothing', async (_, headers, status) => {
  expect(await ask('/__desk/api/save', { ...own(), ...headers }, '{}')).toMatchObject({ status });
  expect(asked).toEqual([]);
});

test('a request with the token in its address alone, as a link has it, changes nothing', async () => {
  const { 'X-Desk-Token': _, ...others } = own();
  expect(await ask(`/__desk/api/save?token=${token}`, others, '{}')).toMatchObject({ status: 400 });
  expect(await ask('/__desk/', others)).toMatchObject({ status: 403 });
  expect(asked).toEqual([]);
});

test('what is no operation, too large, or no JSON object is refused', async () => {
  expect(await ask('/__desk/api/remove', own(), '{}')).toMatchObject({ status: 404 });
  expect(await ask('/__desk/api/save', own(), '[]')).toMatchObject({ status: 400 });
  expect(await ask('/__desk/api/save', own(), JSON.stringify({ text: 'x'.repeat(200_000) }))).toMatchObject({
    status: 400,
  });
  expect(asked).toEqual([]);
});
