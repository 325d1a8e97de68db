import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leadsDatabase } from '../../cli/leads/database.ts';
import { liveServer } from './live-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-probe-'));
const server = liveServer(folder, 9301);
const query = leadsDatabase(server.place);

beforeAll(() => server.start());
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

function probe(...parameters: string[]) {
  const { config, persistTo } = server.place;
  const where = ['--config', config, '--persist-to', persistTo];
  const { status, stdout, stderr } = spawnSync('node', ['cli/probe.ts', ...parameters, ...where], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('the probe', () => {
  test('follows a message from the form to the agency and removes it', async () => {
    const { status, stdout, stderr } = probe(server.url);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /the form was taken.*it is in the database as [0-9A-Z]{4}-.*told by mail.*was removed.*arrives/s,
    );
    expect(await query('SELECT id FROM leads')).toEqual([]);
    expect(server.printed()).not.toContain('Proefbericht');
  });

  test('is 1 when the database is broken, and again 0 when it is mended', async () => {
    await query('ALTER TABLE leads RENAME TO lost');
    const broken = probe(server.url);
    expect([broken.status, broken.stderr]).toEqual([1, expect.stringContaining('503')]);
    await query('ALTER TABLE lost RENAME TO leads');
    expect(probe(server.url).status).toBe(0);
  });

  test('is 1 when nobody is told', async () => {
    await query(
      `CREATE TRIGGER mute AFTER INSERT ON tellings BEGIN UPDATE tellings SET next_at = 9e15 WHERE lead_id = NEW.lead_id; END`,
    );
    const { status, stderr } = probe(server.url, '--timeout', '1');
    expect([status, stderr]).toEqual([1, 'probe: the message is stored, but nobody was told within 1 seconds\n']);
    await query('DROP TRIGGER mute');
    expect(await query('SELECT id FROM leads')).toEqual([]);
  });

  test('is 1 where no site answers, 2 on wrong use', () => {
    expect(probe('http://127.0.0.1:9399').status).toBe(1);
    expect(probe('windas').status).toBe(2);
    expect(probe(server.url, '--timeout', 'x').status).toBe(2);
    expect(probe().status).toBe(2);
  });
});
