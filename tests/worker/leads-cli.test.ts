import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toCsv } from '../../cli/leads/csv.ts';
import { leadsDatabase, sqlText } from '../../cli/leads/database.ts';
import { columns, terminalText } from '../../cli/leads/terminal-text.ts';
import { localIso, localTime, pastTime } from '../../cli/leads/when.ts';
import { writeTestSite } from './test-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-leads-'));
const place = { config: writeTestSite(folder), persistTo: join(folder, 'state') };
const query = leadsDatabase(place);

/** Runs `leads` as its user would, in Amsterdam, without a terminal. */
function leads(...parameters: string[]) {
  const where = ['--config', place.config, '--persist-to', place.persistTo];
  const env = { ...process.env, TZ: 'Europe/Amsterdam', NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync('node', ['cli/leads.ts', ...parameters, ...where], {
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr, json: () => JSON.parse(stdout) };
}

const created = Date.parse('2026-07-01T22:30:05Z');

function insertion(id: string, fields: Record<string, string | number>, states: Record<string, string> = {}): string {
  const row = {
    ...{ id, created_at: created, locale: 'nl', name: 'Wiebe', email: 'wiebe@x.example', phone: '', company: '' },
    ...{ service: 'ai', message: 'Hallo', spam: 0, address_hash: 'a', content_hash: id, ...fields },
  };
  const tellings = Object.entries(states).map(
    ([channel, state]) =>
      `INSERT INTO tellings (lead_id, channel, state, next_at, attempts) VALUES ('${id}', '${channel}', '${state}', ${created}, 1)`,
  );
  return [`INSERT INTO leads (${Object.keys(row)}) VALUES (${Object.values(row).map(sqlText)})`, ...tellings].join(';');
}

beforeAll(async () => {
  const applied = spawnSync(
    'wrangler',
    ['d1', 'migrations', 'apply', 'DB', '--local', '--config', place.config, '--persist-to', place.persistTo],
    {
      env: { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false' },
      encoding: 'utf8',
    },
  );
  expect(applied.status, applied.stderr).toBe(0);
  const odd = { name: `=cmd|' /C calc'!A0`, message: 'Regel één\nRegel "twee", \u001b[31mrood' };
  const later = { created_at: created + 60_000, email: `o'brien@x.example`, phone: '+31 6', service: '' };
  const bot = { created_at: created + 120_000, email: 'bot@spam.example', spam: 1 };
  await query(
    [
      insertion('AAAA-0001', odd, { mail: 'told', webhook: 'pending' }),
      insertion('AAAA-0002', later, { mail: 'given_up' }),
      insertion('AAAA-0003', bot),
    ].join(';'),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('leads list', () => {
  test('shows the newest first, without spam, in local time', () => {
    const { status, stdout } = leads('list');
    expect(status).toBe(0);
    const [head, ...lines] = stdout.trim().split('\n');
    expect(head).toMatch(/^reference +received +name +email +service +mail +webhook$/);
    expect(lines.map((line) => line.slice(0, 27))).toEqual([
      'AAAA-0002  2026-07-02 00:31',
      'AAAA-0001  2026-07-02 00:30',
    ]);
    expect(lines[1]).toContain('told');
  });

  test('chooses by spam, time and what is untold, and prints JSON', () => {
    const references = (...parameters: string[]) =>
      leads('list', '--json', ...parameters)
        .json()
        .map((lead: { reference: string }) => lead.reference);
    expect(references('--spam')).toEqual(['AAAA-0003']);
    expect(references('--all', '--limit', '1')).toEqual(['AAAA-0003']);
    expect(references('--untold')).toEqual(['AAAA-0002']);
    expect(references('--since', '2026-07-03')).toEqual([]);
    expect(leads('list', '--json', '--untold').json()[0]).toMatchObject({
      received: '2026-07-02T00:31:05+02:00',
      told: { mail: 'given_up' },
      spam: false,
    });
  });
});

describe('leads show', () => {
  test('prints everything, with control characters as codes', () => {
    const { status, stdout } = leads('show', 'aaaa-0001');
    expect(status).toBe(0);
    expect(stdout).toContain('Regel één\nRegel "twee", \\u{1b}[31mrood');
    expect(stdout).toMatch(/webhook +pending, next 2026-07-02 00:30 \(1 attempt\)/);
    expect(stdout).toMatch(/also +2 more from the same address/);
  });

  test('is 1 for a reference that is not there, 2 for what is no reference', () => {
    expect(leads('show', 'ZZZZ-0000')).toMatchObject({ status: 1, stderr: 'leads: there is no enquiry ZZZZ-0000\n' });
    expect(leads('show', `x' OR 1=1 --`).status).toBe(2);
  });
});

describe('leads export', () => {
  test('writes CSV in which no cell is a formula', () => {
    const { status, stdout } = leads('export', '--all');
    expect(status).toBe(0);
    expect(stdout.startsWith('\ufeffreference,received,locale,name')).toBe(true);
    expect(stdout).toContain(`"'=cmd|' /C calc'!A0"`);
    expect(stdout).toContain(`"'+31 6"`);
    expect(stdout).toContain('"Regel één\nRegel ""twee"", \u001b[31mrood"');
    expect(stdout.match(/^AAAA-/gm)).toHaveLength(3);
  });

  test('writes JSON to a file that is its owner’s', () => {
    const out = join(folder, 'leads.json');
    const { status, stdout, stderr } = leads('export', '--format', 'json', '--out', out);
    expect([status, stdout]).toEqual([0, '']);
    expect(stderr).toContain('2 written');
    expect(JSON.parse(readFileSync(out, 'utf8')).map((lead: { reference: string }) => lead.reference)).toEqual([
      'AAAA-0001',
      'AAAA-0002',
    ]);
    expect(statSync(out).mode & 0o077).toBe(0);
  });
});

test('leads stats counts what came in and what is still to be told', () => {
  const { status, json } = leads('stats', '--json');
  expect(status).toBe(0);
  expect(json()).toEqual({
    received: { 'last 24 hours': 0, 'last 7 days': 0, 'last 30 days': 0, all: 2, spam: 1 },
    service: { ai: 1, none: 1 },
    locale: { nl: 2 },
    telling: { 'mail given up': 1, 'mail told': 1, 'webhook pending': 1 },
    waitingSince: '2026-07-02T00:30:05+02:00',
  });
  expect(leads('stats').stdout).toContain('The oldest enquiry that a channel has not told is from 2026-07-02 00:30.');
});

describe('leads resend', () => {
  test('sets every channel back, and takes spam for an enquiry', async () => {
    expect(leads('resend', 'AAAA-0002', '--json').json()).toEqual({ reference: 'AAAA-0002', channels: ['mail'] });
    expect(leads('resend', 'AAAA-0003', '--channel', 'webhook', '--json').json().channels).toEqual(['webhook']);
    expect(
      await query(`SELECT lead_id, channel, state, attempts, next_at FROM tellings WHERE lead_id > 'AAAA-0001'`),
    ).toEqual([
      { lead_id: 'AAAA-0002', channel: 'mail', state: 'pending', attempts: 0, next_at: 0 },
      { lead_id: 'AAAA-0003', channel: 'webhook', state: 'pending', attempts: 0, next_at: 0 },
    ]);
    expect(await query(`SELECT spam FROM leads WHERE id = 'AAAA-0003'`)).toEqual([{ spam: 0 }]);
    expect(leads('resend', 'ZZZZ-0000').status).toBe(1);
  });
});

describe('leads erase', () => {
  test('asks first, and refuses where nobody can answer', async () => {
    expect(leads('erase', `O'BRIEN@x.example`)).toMatchObject({
      status: 2,
      stderr: 'leads: nobody is here to confirm: add --yes\n',
    });
    expect(await query(`SELECT id FROM leads WHERE email LIKE 'o%'`)).toHaveLength(1);
  });

  test('deletes everything of an address, in any case, and nothing else', async () => {
    expect(leads('erase', `O'BRIEN@x.example`, '--yes').stdout).toContain('Erased: 1.');
    expect(leads('erase', `' OR 1=1 --@x`, '--yes', '--json').json()).toEqual({ erased: 0 });
    expect(await query('SELECT id FROM leads ORDER BY id')).toEqual([{ id: 'AAAA-0001' }, { id: 'AAAA-0003' }]);
    expect(await query(`SELECT * FROM tellings WHERE lead_id = 'AAAA-0002'`)).toEqual([]);
  });
});

describe('wrong use', () => {
  test.each([
    ['nonsense'],
    ['list', '--limit', '0'],
    ['list', '--since', 'gisteren'],
    ['list', '--spam', '--all'],
    ['erase', 'nobody', '--yes'],
    ['resend', 'AAAA-0001', '--channel', 'pigeon'],
  ])('leads %s %s %s is 2 and says why', (...parameters) => {
    const { status, stderr } = leads(...parameters);
    expect(status).toBe(2);
    expect(stderr).not.toBe('');
    expect(stderr).not.toContain('    at ');
  });

  test('--help is 0', () => {
    expect(spawnSync('node', ['cli/leads.ts', '--help'], { encoding: 'utf8' }).status).toBe(0);
  });
});

test('texts for a spreadsheet and a terminal do nothing there', () => {
  const cells = ['=1', ' =1', '\u200b+1', '-1', '@x', '＝1', '\t1', '\r1', 'plain', '1-2'];
  const printed = toCsv(
    ['a'],
    cells.map((text) => [text]),
  )
    .split('\r\n')
    .slice(1);
  expect(printed.filter((line) => /^"?'/.test(line))).toHaveLength(8);
  expect(terminalText('\u202etxt.exe\u0007')).toBe('\\u{202e}txt.exe\\u{7}');
  expect(columns([{ a: 'x'.repeat(50), b: 'y\nz' }])).toBe(`a${' '.repeat(41)}b\n${'x'.repeat(39)}…  y z`);
});

test('times are read and written by this machine’s clock', () => {
  expect(pastTime(localTime(created).slice(0, 10))).toBe(
    new Date(`${localTime(created).slice(0, 10)}T00:00`).getTime(),
  );
  expect(Date.parse(localIso(created))).toBe(created);
  expect(Date.now() - pastTime('12h')).toBeLessThan(12 * 3_600_000 + 1000);
});
