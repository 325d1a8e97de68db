import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { enquiriesDatabase, type Query } from '#cli/enquiries/database.ts';
import { probeForm } from '#cli/enquiries/probe-form.ts';
import { useWorker } from './harness.ts';
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

describe('the command', () => {
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
    expect(probe('http://127.0.0.1:9').status).toBe(1);
    expect(probe('windas').status).toBe(2);
    expect(probe(server.url, '--timeout', 'x').status).toBe(2);
    expect(probe().status).toBe(2);
  });
});

describe('the probe', () => {
  const { harness, rows } = useWorker();
  const query: Query = (sql) => rows(sql);
  const run = async (options: { timeout?: number; asks?: Query } = {}) => {
    const { url } = await harness.listen();
    return probeForm(url, options.asks ?? query, { timeout: options.timeout ?? 8000, onStep: () => undefined });
  };

  test('finds a database that cannot be written to, and a mended one', async () => {
    await query('ALTER TABLE enquiries RENAME TO lost');
    // The queue has taken the message, and stores it when it can.
    await expect(run()).rejects.toThrow(/no such table/);
    await query('ALTER TABLE lost RENAME TO enquiries');
    await expect.poll(() => query('DELETE FROM enquiries RETURNING id'), { timeout: 20_000 }).toHaveLength(1);
    await run();
    expect(await query('SELECT id FROM enquiries')).toEqual([]);
  });

  test('finds that nobody is notified', async () => {
    await query(
      `CREATE TRIGGER mute AFTER INSERT ON notifications BEGIN
         UPDATE notifications SET next_attempt_at = 9e15 WHERE enquiry_id = NEW.enquiry_id; END`,
    );
    await expect(run({ timeout: 100 })).rejects.toThrow(/nobody was notified/);
    await query('DROP TRIGGER mute');
    expect(await query('SELECT id FROM enquiries')).toEqual([]);
  });

  test('finds that the site writes to another database than the one it reads', async () => {
    await expect(run({ asks: async () => [] })).rejects.toThrow(/not in the database/);
  });
});
