import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepEarlierFiles } from '#cli/deploy/earlier-files.ts';

/** What is deployed: the folder of the last build. */
let live = '';
const server = createServer((request, response) => {
  const file = join(live, request.url ?? '');
  if (existsSync(file)) response.end(readFileSync(file));
  else response.writeHead(404).end();
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

function build(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'earlier-'));
  mkdirSync(join(folder, 'assets'));
  for (const name of names) writeFileSync(join(folder, 'assets', name), name);
  return folder;
}

/** Deploys a build on a day; gives the code and fonts that visitors can ask for from then on. */
async function deploy(day: string, ...names: string[]): Promise<string[]> {
  const folder = build(...names);
  await keepEarlierFiles(folder, origin, new Date(`${day}T12:00:00Z`));
  live = folder;
  return readdirSync(join(folder, 'assets'))
    .filter((name) => name !== 'deployed.json')
    .sort();
}

test('a file stays for thirty days after the deployment that replaced it, however many come between', async () => {
  live = build();
  expect(await deploy('2026-01-01', 'index-aaaaaaaa.js', 'face-cccccccc.woff2')).toHaveLength(2);
  const replaced = ['index-aaaaaaaa.js', 'index-bbbbbbbb.js', 'face-cccccccc.woff2'].sort();
  // It was in use for months, and is kept from the day on which it was replaced.
  expect(await deploy('2026-06-01', 'index-bbbbbbbb.js', 'face-cccccccc.woff2')).toEqual(replaced);
  expect(await deploy('2026-06-15', 'index-bbbbbbbb.js', 'face-cccccccc.woff2')).toEqual(replaced);
  expect(readFileSync(join(live, 'assets/index-aaaaaaaa.js'), 'utf8')).toBe('index-aaaaaaaa.js');
  expect(await deploy('2026-07-02', 'index-bbbbbbbb.js')).toEqual(['face-cccccccc.woff2', 'index-bbbbbbbb.js']);
});

test('a file that comes back is in use again', async () => {
  live = build();
  await deploy('2026-01-01', 'index-aaaaaaaa.js');
  await deploy('2026-01-02', 'index-bbbbbbbb.js');
  await deploy('2026-01-03', 'index-aaaaaaaa.js');
  expect(await deploy('2026-02-03', 'index-cccccccc.js')).toEqual(['index-aaaaaaaa.js', 'index-cccccccc.js']);
});

test('a name of the list that is no file with a hash is not asked for', async () => {
  live = build();
  writeFileSync(join(live, 'assets/deployed.json'), JSON.stringify({ '../../evil.js': null, 'index.js': null }));
  expect(await deploy('2026-01-01', 'index-aaaaaaaa.js')).toEqual(['index-aaaaaaaa.js']);
});

test('a site that cannot be asked is an error that says so, and the next deployment keeps the files in use', async () => {
  const folder = build('index-aaaaaaaa.js');
  await expect(keepEarlierFiles(folder, 'http://127.0.0.1:1', new Date())).rejects.toThrow(/fetch failed/);
  live = folder;
  expect(await deploy('2026-01-02', 'index-bbbbbbbb.js')).toEqual(['index-aaaaaaaa.js', 'index-bbbbbbbb.js']);
});
