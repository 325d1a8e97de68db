import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Query, sqlText } from '#cli/enquiries/database.ts';
import { run as erase } from '#cli/enquiries/erase.ts';
import { run as exportEnquiries } from '#cli/enquiries/export.ts';
import { run as list } from '#cli/enquiries/list.ts';
import { localIso, localTime, pastTime } from '#cli/enquiries/local-time.ts';
import { enquiriesProgram } from '#cli/enquiries/program.ts';
import { run as resend } from '#cli/enquiries/resend.ts';
import { run as show } from '#cli/enquiries/show.ts';
import { run as stats } from '#cli/enquiries/stats.ts';
import { tableText, terminalText } from '#cli/enquiries/terminal-text.ts';
import { runProgram } from '../run-program.ts';
import { useWorker } from './harness.ts';

const { rows } = useWorker();
const query: Query = (sql) => rows(sql);

vi.stubEnv('TZ', 'Europe/Amsterdam');
afterAll(() => vi.unstubAllEnvs());

/** What a command prints while it runs, and its exit code. */
async function said(work: () => Promise<number>): Promise<{ code: number; out: string; error: string }> {
  const lines = { out: '', error: '' };
  // The runtime of the tests is in this process, and says of a request when it likes that it was answered.
  const add = (stream: 'out' | 'error', text: unknown) => {
    if (!String(text).includes('[wrangler:')) lines[stream] += text;
  };
  const out = vi.spyOn(console, 'log').mockImplementation((line) => add('out', `${line}\n`));
  const error = vi.spyOn(console, 'error').mockImplementation((line) => add('error', `${line}\n`));
  const written = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    add('out', text);
    return true;
  });
  const code = await work();
  for (const spy of [out, error, written]) spy.mockRestore();
  return { code, ...lines };
}

const printed = async (work: () => Promise<number>) => JSON.parse((await said(work)).out);

const created = Date.parse('2026-07-01T22:30:05Z');

async function insert(id: string, fields: Record<string, string | number>, states: Record<string, string> = {}) {
  const row = {
    ...{ id, created_at: created, locale: 'nl', name: 'Wiebe', email: 'wiebe@x.example', phone: '', company: '' },
    ...{ service: 'ai', message: 'Hallo', spam: 0, address_hash: 'a', content_hash: id, ...fields },
  };
  await query(`INSERT INTO enquiries (${Object.keys(row)}) VALUES (${Object.values(row).map(sqlText)})`);
  for (const [channel, state] of Object.entries(states)) {
    const values = [id, channel, state, created, 1].map(sqlText);
    await query(`INSERT INTO notifications (enquiry_id, channel, state, next_attempt_at, attempts) VALUES (${values})`);
  }
}

beforeEach(async () => {
  await query('DELETE FROM enquiries');
  const odd = { name: `=cmd|' /C calc'!A0`, message: 'Regel één\nRegel "twee", \u001b[31mrood' };
  const later = { created_at: created + 60_000, email: `o'brien@x.example`, phone: '+31 6', service: '' };
  await insert('AAAA-0001', odd, { mail: 'delivered', webhook: 'pending' });
  await insert('AAAA-0002', later, { mail: 'given_up' });
  await insert(
    'AAAA-0003',
    { created_at: created + 120_000, email: 'bot@spam.example', spam: 1 },
    { mail: 'delivered' },
  );
});

describe('enquiries list', () => {
  test('shows the newest first, spam with a mark, in local time', async () => {
    const { code, out } = await said(() => list(query, { limit: 20 }));
    expect(code).toBe(0);
    const [head, ...lines] = out.trim().split('\n');
    expect(head).toMatch(/^reference +received +name +email +service +spam +mail +webhook +digest$/);
    expect(lines.map((line) => line.slice(0, 27))).toEqual([
      'AAAA-0003  2026-07-02 00:32',
      'AAAA-0002  2026-07-02 00:31',
      'AAAA-0001  2026-07-02 00:30',
    ]);
    expect(lines[0]).toMatch(/ spam +delivered$/);
    expect(lines[2]).toContain('delivered');
  });

  test('chooses by spam, time and what is undelivered, and prints JSON', async () => {
    const chosen = (options: object) => printed(() => list(query, { limit: 20, json: true, ...options }));
    const references = async (options: object) =>
      (await chosen(options)).map((enquiry: { reference: string }) => enquiry.reference);
    expect(await references({ spam: true })).toEqual(['AAAA-0003']);
    expect(await references({ limit: 1 })).toEqual(['AAAA-0003']);
    expect(await references({ undelivered: true })).toEqual(['AAAA-0002']);
    expect(await references({ since: created + 1 })).toEqual(['AAAA-0003', 'AAAA-0002']);
    const [enquiry] = await chosen({ undelivered: true });
    expect(enquiry).toMatchObject({
      received: '2026-07-02T00:31:05+02:00',
      notifications: { mail: 'given_up' },
      spam: false,
    });
  });
});

describe('enquiries show', () => {
  test('prints everything, with control characters as codes', async () => {
    const { code, out } = await said(() => show(query, 'AAAA-0001', {}));
    expect(code).toBe(0);
    expect(out).toContain('Regel één\nRegel "twee", \\u{1b}[31mrood');
    expect(out).toMatch(/webhook +pending, next 2026-07-02 00:30 \(1 attempt\)/);
    expect(out).toMatch(/also +2 more from the same address/);
  });

  test('prints JSON', async () => {
    expect(await printed(() => show(query, 'AAAA-0002', { json: true }))).toMatchObject({
      reference: 'AAAA-0002',
      notifications: [{ channel: 'mail', state: 'given_up', attempts: 1, next: null, delivered: null }],
      sameAddress: 2,
    });
  });

  test('is 1 for a reference that is not there', async () => {
    const { code, error } = await said(() => show(query, 'ZZZZ-0000', {}));
    expect([code, error]).toEqual([1, 'enquiries: there is no enquiry ZZZZ-0000\n']);
  });
});

describe('enquiries export', () => {
  test('writes CSV in which no cell is a formula', async () => {
    const { out } = await said(() => exportEnquiries(query, { format: 'csv' }));
    const [head, ...lines] = parse(out, { bom: true }) as string[][];
    expect(head?.slice(0, 4)).toEqual(['reference', 'received', 'locale', 'name']);
    expect(lines.map(([reference]) => reference)).toEqual(['AAAA-0001', 'AAAA-0002', 'AAAA-0003']);
    expect(lines[0]).toContain(`'=cmd|' /C calc'!A0`);
    expect(lines[0]).toContain('Regel één\nRegel "twee", \u001b[31mrood');
    expect(lines[1]).toContain(`'+31 6`);
  });

  test('writes JSON to a file that is its owner’s', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-export-'));
    const out = join(folder, 'enquiries.json');
    const written = await said(() => exportEnquiries(query, { format: 'json', out }));
    expect(written).toEqual({ code: 0, out: '', error: `enquiries: 3 written to ${out}\n` });
    const references = JSON.parse(readFileSync(out, 'utf8')).map((enquiry: { reference: string }) => enquiry.reference);
    expect(references).toEqual(['AAAA-0001', 'AAAA-0002', 'AAAA-0003']);
    expect(statSync(out).mode & 0o077).toBe(0);
  });

  test('goes on behind the first page, where many came in the same moment', async () => {
    const many = Array.from({ length: 1100 }, (_, index) => `BBBB-${String(index).padStart(4, '0')}`);
    const values = many.map((id) => `('${id}', ${created}, 'nl', 'a', 'a@x.example', '', '', '', 'm', 0, '${id}')`);
    const names = 'id, created_at, locale, name, email, phone, company, service, message, spam, content_hash';
    await query(`INSERT INTO enquiries (${names}) VALUES ${values.join(', ')}`);
    const enquiries = await printed(() => exportEnquiries(query, { format: 'json' }));
    expect(new Set(enquiries.map((enquiry: { reference: string }) => enquiry.reference)).size).toBe(1103);
  });
});

test('enquiries stats counts enquiries and notifications', async () => {
  expect(await printed(() => stats(query, { json: true }))).toEqual({
    received: { 'last 24 hours': 0, 'last 7 days': 0, 'last 30 days': 0, all: 3, spam: 1 },
    service: { ai: 2, none: 1 },
    locale: { nl: 3 },
    notifications: { 'mail delivered': 2, 'mail given up': 1, 'webhook pending': 1 },
    undeliveredSince: '2026-07-02T00:30:05+02:00',
  });
  const { out } = await said(() => stats(query, {}));
  expect(out).toMatch(/^notifications +webhook pending +1$/m);
  expect(out).toContain('The oldest enquiry that a channel has not delivered is from 2026-07-02 00:30.');
});

describe('enquiries resend', () => {
  test('sets every channel back, or the one that is named', async () => {
    const again = (reference: string, options = {}) =>
      printed(() => resend(query, reference, { json: true, ...options }));
    expect(await again('AAAA-0001')).toEqual({ reference: 'AAAA-0001', channels: ['mail', 'webhook'] });
    expect((await again('AAAA-0003', { channel: 'webhook' })).channels).toEqual(['webhook']);
    expect(
      await query(
        'SELECT enquiry_id, channel, state, attempts, sequence, next_attempt_at AS next FROM notifications ORDER BY 1, 2',
      ),
    ).toEqual([
      { enquiry_id: 'AAAA-0001', channel: 'mail', state: 'pending', attempts: 0, sequence: 2, next: 0 },
      { enquiry_id: 'AAAA-0001', channel: 'webhook', state: 'pending', attempts: 0, sequence: 2, next: 0 },
      { enquiry_id: 'AAAA-0002', channel: 'mail', state: 'given_up', attempts: 1, sequence: 1, next: created },
      { enquiry_id: 'AAAA-0003', channel: 'mail', state: 'delivered', attempts: 1, sequence: 1, next: created },
      { enquiry_id: 'AAAA-0003', channel: 'webhook', state: 'pending', attempts: 0, sequence: 1, next: 0 },
    ]);
    expect((await said(() => resend(query, 'ZZZZ-0000', {}))).code).toBe(1);
  });
});

describe('enquiries erase', () => {
  test('deletes everything of an address, in any case, and nothing else', async () => {
    const { code, out } = await said(() => erase(query, `O'BRIEN@x.example`, { yes: true }));
    expect(code).toBe(0);
    expect(out).toContain('Erased from the local database: 1.\n  AAAA-0002, received 2026-07-02 00:31\n');
    for (const place of ['mailbox', 'webhook', 'exported', 'backups']) expect(out).toContain(place);
    expect(await query('SELECT id FROM enquiries ORDER BY id')).toEqual([{ id: 'AAAA-0001' }, { id: 'AAAA-0003' }]);
    expect(await query(`SELECT * FROM notifications WHERE enquiry_id = 'AAAA-0002'`)).toEqual([]);
  });

  test('that finds nothing is 1 and says in which database it looked', async () => {
    const options = { yes: true, remote: true, env: 'production' };
    const { code, out, error } = await said(() => erase(query, `' OR 1=1 --@x`, options));
    expect([code, out]).toEqual([1, '']);
    expect(error).toContain('in the deployed database of production');
    expect(await query('SELECT id FROM enquiries')).toHaveLength(3);
  });

  test('prints JSON', async () => {
    expect(await printed(() => erase(query, 'wiebe@x.example', { yes: true, json: true }))).toEqual({
      database: 'the local database',
      erased: [{ reference: 'AAAA-0001', received: '2026-07-02T00:30:05+02:00' }],
      elsewhere: expect.arrayContaining([expect.stringContaining('mailbox')]),
    });
  });
});

describe('wrong use', () => {
  test.each([
    [['nonsense'], /unknown command/],
    [['list', '--limit', '0'], /whole number/],
    [['list', '--limit', '1000000'], /from 1 to 999999/],
    [['list', '--since', 'gisteren'], /2026-11-01/],
    [['list', '--since', '2026-02-31'], /date that exists/],
    [['list', '--env', 'production'], /add --remote/],
    [['erase', 'a@x.example', '--yes', '--env', 'preview'], /add --remote/],
    [['list', '--remote'], /needs --env/],
    [['erase', 'nobody', '--yes'], /email address/],
    [['erase', 'a@x.example'], /add --yes/],
    [['show', `x' OR 1=1 --`], /7K3F-9QTM/],
    [['resend', 'AAAA-0001', '--channel', 'pigeon'], /mail, webhook/],
  ])('enquiries %j is 2 and says why', async (parameters, why) => {
    const { status, stderr } = await runProgram(enquiriesProgram(), parameters);
    expect([status, stderr]).toEqual([2, expect.stringMatching(why)]);
    expect(stderr).not.toContain('    at ');
  });

  test('--help is 0', async () => {
    expect((await runProgram(enquiriesProgram(), ['--help'])).status).toBe(0);
  });
});

test('texts for a terminal do nothing there', () => {
  expect(terminalText('\u202etxt.exe\u0007')).toBe('\\u{202e}txt.exe\\u{7}');
  expect(tableText([{ a: 'x'.repeat(50), b: 'y\nz' }])).toBe(`a${' '.repeat(41)}b\n${'x'.repeat(39)}…  y z`);
  expect(tableText([{ word: '😀', b: 'x' }])).toBe('word  b\n😀     x');
});

test('times are read and written by this machine’s clock', () => {
  expect(pastTime(localTime(created).slice(0, 10))).toBe(
    new Date(`${localTime(created).slice(0, 10)}T00:00`).getTime(),
  );
  expect(Date.parse(localIso(created))).toBe(created);
  expect(Date.now() - pastTime('12h')).toBeLessThan(12 * 3_600_000 + 1000);
});
