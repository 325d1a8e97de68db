import { beforeEach, describe, expect, test } from 'vitest';
import type { ChannelName } from '#src/domain/enquiry.ts';
import { handleContact } from '#src/worker/contact/handle-contact.ts';
import { verifyTurnstile } from '#src/worker/contact/verify-turnstile.ts';
import { sweep } from '#src/worker/crons.ts';
import { digestDelay, maxEnquiriesPerIpAddress, maxNotifiedPerDay } from '#src/worker/enquiries/daily-limits.ts';
import { notify } from '#src/worker/notifications/notify.ts';
import { countingDb } from './counting-db.ts';
import { enquiry, post } from './enquiry.ts';
import { findEntered } from './entered-values.ts';
import {
  broken,
  brokenQueues,
  Clock,
  contactDependencies,
  type Database,
  days,
  minutes,
  notifyDependencies,
  recordingChannel,
} from './faulty-dependencies.ts';
import { useWorker } from './harness.ts';

const { env, rows } = useWorker();
const spam = 'Dear website owner, buy cheap backlinks: http://a.example http://b.example http://c.example';

let db: Database;
let clock: Clock;
beforeEach(async () => {
  db = (await env()).DB;
  clock = new Clock();
  await db.prepare('DELETE FROM enquiries').bind().all();
});

const addressKey = 'k'.repeat(20);
const sendFrom = (address: string, fields = enquiry(), headers: Record<string, string> = {}) =>
  handleContact(
    new Request('https://site.example/', post(fields, { 'CF-Connecting-IP': address, ...headers })),
    contactDependencies(db, clock, { addressKey }).dependencies,
  );

/** Enquiries of other people, a second apart, written without the endpoint. */
async function fill(count: number): Promise<void> {
  const columns = 'id, created_at, locale, name, email, phone, company, service, message, content_hash';
  await db
    .prepare(
      `INSERT INTO enquiries (${columns}) SELECT 'X' || value, ?1 + value * 1000, 'nl', '', '', '', '', '', '', 'X' || value
       FROM json_each(?2)`,
    )
    .bind(clock.time, JSON.stringify(Array.from({ length: count }, (_, index) => index)))
    .run();
  clock.pass(count * 1000);
}

const notifications = () => rows('SELECT channel, state FROM notifications ORDER BY enquiry_id, channel');

describe('one address', () => {
  test('is taken so often a day, then gets the answer of the rate limit and keeps what was typed', async () => {
    for (let count = 0; count < maxEnquiriesPerIpAddress; count += 1) {
      expect((await sendFrom('10.9.9.9')).status).toBe(303);
      clock.pass(minutes(1));
    }
    const fields = enquiry();
    const answer = await sendFrom('10.9.9.9', fields);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '60']);
    const page = await answer.text();
    for (const text of [fields.name, fields.message, 'tel:+']) expect(page).toContain(text);
    expect(await rows('SELECT id FROM enquiries')).toHaveLength(maxEnquiriesPerIpAddress);
    expect((await sendFrom('10.9.9.10')).status).toBe(303);
    clock.pass(days(1));
    expect((await sendFrom('10.9.9.9', fields)).status).toBe(303);
  });
});

describe('many enquiries in one day', () => {
  test('are stored, and from a number on they reach the agency in the digest', async () => {
    await fill(maxNotifiedPerDay - 1);
    await sendFrom('10.9.8.1');
    expect(await notifications()).toEqual([
      { channel: 'mail', state: 'pending' },
      { channel: 'webhook', state: 'pending' },
    ]);
    await db.prepare('DELETE FROM notifications').bind().all();
    expect((await sendFrom('10.9.8.2')).status).toBe(303);
    expect(await notifications()).toEqual([{ channel: 'digest', state: 'pending' }]);
    clock.pass(days(2));
    await db.prepare('DELETE FROM notifications').bind().all();
    await sendFrom('10.9.8.3');
    expect(await notifications()).toHaveLength(2);
  });
});

describe('a Turnstile token', () => {
  const send = async (fields: Record<string, string>, isPerson: (token: string) => Promise<boolean>) => {
    const { dependencies, sent, deferred, log } = contactDependencies(db, clock, { isPerson });
    const answer = await handleContact(new Request('https://site.example/', post(fields)), dependencies);
    await Promise.all(deferred);
    expect(findEntered(JSON.stringify(log))).toEqual([]);
    return { status: answer.status, sent: sent.mail.length, states: await notifications() };
  };
  const withToken = (fields: Record<string, string> = {}) => enquiry({ 'cf-turnstile-response': 'token', ...fields });
  const pending = (...channels: string[]) => channels.map((channel) => ({ channel, state: 'pending' }));
  const inDigest = { status: 303, sent: 0, states: pending('digest') };

  test('is not asked for on an ordinary day', async () => {
    const asked: string[] = [];
    const isPerson = async (token: string) => asked.push(token) > 0;
    const notified = { status: 303, sent: 1, states: pending('mail', 'webhook') };
    expect(await send(withToken(), isPerson)).toEqual(notified);
    expect(asked).toEqual([]);
  });

  test('has an enquiry mailed at once on a day with many', async () => {
    await fill(maxNotifiedPerDay);
    const result = await send(withToken(), async (token) => token === 'token');
    expect(result).toEqual({ status: 303, sent: 1, states: pending('mail', 'webhook') });
  });

  test.each<[string, Record<string, string>, () => Promise<boolean>]>([
    ['none, as without JavaScript', enquiry(), async () => true],
    ['one that does not hold', withToken(), async () => false],
    ['one that cannot be checked', withToken(), () => broken()],
    ['one for what looks like spam', withToken({ message: spam }), async () => true],
  ])('%s: the enquiry waits for the digest', async (_, fields, isPerson) => {
    await fill(maxNotifiedPerDay);
    expect(await send(fields, isPerson)).toEqual(inDigest);
  });

  test('is checked by Turnstile, without the address of the visitor', async () => {
    const calls: [string, RequestInit][] = [];
    const answer =
      (body: object, status = 200) =>
      async (url: string, init: RequestInit) => {
        calls.push([url, init]);
        return Response.json(body, { status });
      };
    expect(await verifyTurnstile('token', 'secret', answer({ success: true }))).toBe(true);
    expect(await verifyTurnstile('token', 'secret', answer({ success: false }))).toBe(false);
    expect(await verifyTurnstile('token', undefined, () => broken())).toBe(false);
    await expect(verifyTurnstile('token', 'secret', answer({}, 500))).rejects.toThrow('http-500');
    expect(calls[0]?.[0]).toBe('https://challenges.cloudflare.com/turnstile/v0/siteverify');
    expect(String(calls[0]?.[1].body)).toBe('secret=secret&response=token');
  });
});

describe('the digest', () => {
  test('is one mail about all that waits, spam with it, and says how to read them', async () => {
    const first = enquiry({ message: 'Eerste regel\nTweede regel' });
    const second = enquiry({ message: spam });
    await fill(maxNotifiedPerDay);
    await sendFrom('10.9.7.1', first);
    await sendFrom('10.9.7.2', second);
    const mail = recordingChannel();
    const { dependencies, log } = notifyDependencies(db, clock, { mail });
    await sweep(dependencies, brokenQueues());
    expect([mail.notified, mail.warned], 'before its time').toEqual([[], []]);
    clock.pass(digestDelay);
    await Promise.all([sweep(dependencies, brokenQueues())]);
    await sweep(dependencies, brokenQueues());
    expect(mail.notified).toEqual([]);
    expect(mail.warned).toHaveLength(1);
    const [{ subject, text } = { subject: '', text: '' }] = mail.warned;
    expect(subject).toContain('2');
    expect(text).toContain(`${first.name}: Eerste regel\n`);
    expect(text).not.toContain('Tweede regel');
    expect(text).toContain(`[mogelijk spam] ${second.name}: Dear website owner`);
    expect(text).toMatch(/npm run enquiries -- show [0-9A-Z]{4}-[0-9A-Z]{4}/);
    expect(findEntered(JSON.stringify(log))).toEqual([]);
    expect(await notifications()).toEqual([
      { channel: 'digest', state: 'delivered' },
      { channel: 'digest', state: 'delivered' },
    ]);
  });

  test('that no channel delivers comes with the next sweep', async () => {
    await sendFrom('10.9.7.3', enquiry({ message: spam }));
    clock.pass(digestDelay);
    const fails = recordingChannel(() => broken());
    await sweep(notifyDependencies(db, clock, { mail: fails }).dependencies, brokenQueues());
    expect(await notifications()).toEqual([{ channel: 'digest', state: 'pending' }]);
    const mail = recordingChannel();
    await sweep(notifyDependencies(db, clock, { mail }).dependencies, brokenQueues());
    expect(mail.warned).toHaveLength(1);
  });
});

describe('the rows that are written', () => {
  test.each<[string, ChannelName[], string, number]>([
    ['an enquiry that is mailed', ['mail'], 'Hallo', 6],
    ['one that is mailed and posted', ['mail', 'webhook'], 'Hallo', 9],
    ['one in the digest', ['mail', 'webhook'], spam, 5],
  ])('for %s are few', async (_, channels, message, most) => {
    const { db: counting, written } = countingDb(db);
    const { dependencies, sent } = contactDependencies(counting, clock, { channels, addressKey });
    await handleContact(new Request('https://site.example/', post(enquiry({ message }))), dependencies);
    const recording = { mail: recordingChannel(), webhook: recordingChannel() };
    const notifying = notifyDependencies(counting, clock, recording).dependencies;
    for (const channel of channels) for (const id of sent[channel]) await notify({ id, channel }, notifying);
    clock.pass(digestDelay);
    await sweep(notifying, brokenQueues());
    expect(await rows(`SELECT * FROM notifications WHERE state <> 'delivered'`)).toEqual([]);
    expect(written()).toBeLessThanOrEqual(most);
  });
});
