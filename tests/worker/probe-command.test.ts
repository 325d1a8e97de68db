import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { enquiriesDatabase } from '#cli/enquiries/database.ts';
import { liveServer } from './live-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-probe-'));
const server = await liveServer(folder);
afterAll(() => server.kill());

function probe(...parameters: string[]) {
  const { config, persistTo } = server.place;
  const where = ['--config', config, '--persist-to', persistTo];
  const { status, stdout, stderr } = spawnSync('node', ['cli/main.ts', 'enquiries', 'probe', ...parameters, ...where], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('follows a message on a running site from the form to the agency and removes it', async () => {
  await server.start();
  const { status, stdout, stderr } = probe(server.url);
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const steps = [/was taken/, /in the database as [0-9A-Z]{4}-/, /notified by mail/, /was removed/, /arrives/];
  for (const step of steps) expect(stdout).toMatch(step);
  expect(await enquiriesDatabase(server.place)('SELECT id FROM enquiries')).toEqual([]);
  const { config, persistTo } = server.place;
  const parameters = ['stats', '--json', '--config', config, '--persist-to', persistTo];
  const env = { ...process.env, XDG_CONFIG_HOME: join(folder, 'home') };
  const stats = spawnSync('node', ['cli/main.ts', 'enquiries', ...parameters], { env, encoding: 'utf8' });
  expect([stats.status, JSON.parse(stats.stdout).received.all]).toEqual([0, 0]);
  // Wrangler would keep a copy of all that the inbox prints.
  expect(existsSync(join(folder, 'home/.wrangler/logs'))).toBe(false);
  // Local mail is a file, and the server prints its path.
  expect(server.printed()).toMatch(/Text: \S+\.txt/);
  expect(server.printed()).not.toMatch(/Proefbericht|probe-[0-9a-f]{8}/);
});

test('is 1 where no site answers, 2 on wrong use', () => {
  expect(probe('HTTP://127.0.0.1:9').status).toBe(1);
  expect(probe('windas').status).toBe(2);
  expect(probe(server.url, '--timeout', 'x').status).toBe(2);
  expect(probe().status).toBe(2);
});
