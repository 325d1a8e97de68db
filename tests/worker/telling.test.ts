import { beforeEach, describe, expect, test } from 'vitest';
import { handleContact } from '#src/worker/contact/handle-contact.ts';
import type { Database } from '#src/worker/platform.ts';
import { leaseTime, tellingPauses } from '#src/worker/telling/delays.ts';
import { sweep } from '#src/worker/telling/sweep.ts';
import { tellLead } from '#src/worker/telling/tell-lead.ts';
import { warnOfUnheard } from '#src/worker/telling/unheard.ts';
import { enquiry, post } from './enquiry.ts';
import {
  broken,
  Clock,
  contactDeps,
  days,
  faultyDb,
  hours,
  minutes,
  recordingChannel,
  tellingDeps,
  times,
} from './faulty.ts';
import { useWorker } from './harness.ts';
import { findTyped } from './typed-values.ts';

const { env, rows } = useWorker();

let db: Database;
let clock: Clock;
const noQueue = { sendBatch: async () => broken() };

beforeEach(async () => {
  db = (await env()).DB;
  clock = new Clock();
  await db.prepare('DELETE FROM leads').bind().all();
});

/** Stores an enquiry through the endpoint and gives its reference. */
async function stored(): Promise<string> {
  const { deps, queued, deferred } = contactDeps(db, clock);
  await handleContact(new Request('https://site.example/', post(enquiry())), deps);
  await Promise.all(deferred);
  return String(queued[0]);
}

const states = (id: string) =>
  rows('SELECT channel, state, attempts, last_error FROM tellings WHERE lead_id = ?1 ORDER BY channel', id);

describe('two channels', () => {
  test('each tell an enquiry once, however often they are asked', async () => {
    const id = await stored();
    const [mail, webhook] = [recordingChannel(), recordingChannel()];
    const { deps, log } = tellingDeps(db, clock, { mail, webhook });
    await Promise.all([tellLead(id, deps), tellLead(id, deps), sweep(deps, noQueue), sweep(deps, noQueue)]);
    expect(await tellLead(id, deps)).toBeUndefined();
    expect([mail.told.length, webhook.told.length]).toEqual([1, 1]);
    expect(mail.told[0]).toMatchObject({ id, locale: 'nl', service: 'webshop', createdAt: clock.time });
    expect(findTyped(JSON.stringify(log))).toEqual([]);
  });

  test.each([
    ['refuses', () => broken()],
    ['hangs', () => new Promise<void>(() => undefined)],
  ])('do not wait for each other when one %s', { timeout: 8000 }, async (_, fault) => {
    const id = await stored();
    const [mail, webhook] = [recordingChannel(fault), recordingChannel()];
    const { deps, log } = tellingDeps(db, clock, { mail, webhook });
    const next = await tellLead(id, deps);
    expect(next).toBe(clock.time + minutes(5));
    expect(webhook.told).toHaveLength(1);
    expect(await states(id)).toMatchObject([
      { channel: 'mail', state: 'pending', attempts: 1 },
      { channel: 'webhook', state: 'told', attempts: 1 },
    ]);
    expect(findTyped(JSON.stringify(log))).toEqual([]);
    expect(JSON.stringify(log)).not.toContain('proefneming');
  });

  test('down for an hour tell when they are back, and nothing is told twice', async () => {
    const id = await stored();
    const back = clock.time + hours(1);
    const mail = recordingChannel(() => (clock.time < back ? broken() : undefined));
    const webhook = recordingChannel();
    const { deps } = tellingDeps(db, clock, { mail, webhook });
    while (mail.told.length === 0 && clock.time < back + hours(2)) {
      await sweep(deps, noQueue);
      clock.pass(minutes(10));
    }
    expect([mail.told.length, webhook.told.length]).toEqual([1, 1]);
    expect(clock.time).toBeLessThanOrEqual(back + minutes(30));
    expect(await states(id)).toMatchObject([{ state: 'told' }, { state: 'told' }]);
  });
});

describe('retries', () => {
  test('grow and last more than a day; then the other channel raises the alarm, once', async () => {
    const id = await stored();
    const [mail, webhook] = [recordingChannel(() => broken()), recordingChannel()];
    const { deps, log } = tellingDeps(db, clock, { mail, webhook });
    const attempts: number[] = [];
    for (let next: number | undefined = clock.time; next !== undefined; ) {
      clock.time = next;
      attempts.push(next);
      next = await tellLead(id, deps);
    }
    const pauses = attempts.slice(1).map((time, index) => time - (attempts[index] ?? 0));
    expect(pauses).toEqual([...tellingPauses]);
    expect((attempts.at(-1) ?? 0) - (attempts[0] ?? 0)).toBeGreaterThanOrEqual(hours(24));
    expect(await states(id)).toMatchObject([
      { channel: 'mail', state: 'given_up', attempts: 8, last_error: 'Error' },
      { state: 'told' },
    ]);
    await sweep(deps, noQueue);
    await sweep(deps, noQueue);
    expect(webhook.warned).toHaveLength(1);
    expect(webhook.warned[0]?.subject).toContain(id);
    expect(log.filter((entry) => entry.event === 'gave-up')).toHaveLength(1);
  });

  test('used up by both channels: the alarm waits until one of them is back', async () => {
    const id = await stored();
    await db.prepare(`UPDATE tellings SET state = 'given_up'`).bind().all();
    let down = true;
    const channels = {
      mail: recordingChannel(() => (down ? broken() : undefined)),
      webhook: recordingChannel(() => (down ? broken() : undefined)),
    };
    const { deps, log } = tellingDeps(db, clock, channels);
    await sweep(deps, noQueue);
    expect(log.filter((entry) => entry.event === 'alarm-failed')).toHaveLength(2);
    down = false;
    await sweep(deps, noQueue);
    await sweep(deps, noQueue);
    expect([channels.mail.warned.length, channels.webhook.warned.length]).toEqual([1, 1]);
    expect(channels.webhook.warned[0]?.text).toContain(id);
  });

  test('a channel that is not set up counts as failing', async () => {
    const id = await stored();
    const { deps } = tellingDeps(db, clock, { webhook: recordingChannel() });
    await tellLead(id, deps);
    expect(await states(id)).toMatchObject([
      { channel: 'mail', state: 'pending', last_error: 'not-set-up' },
      { state: 'told' },
    ]);
  });
});

describe('crashes', () => {
  test('between telling and marking cost one telling more and no enquiry', async () => {
    const id = await stored();
    const [mail, webhook] = [recordingChannel(), recordingChannel()];
    const crashed = tellingDeps(
      faultyDb(db, (sql) => sql.includes(`state = 'told'`)),
      clock,
      { mail, webhook },
    );
    await expect(tellLead(id, crashed.deps)).rejects.toThrow();
    const { deps } = tellingDeps(db, clock, { mail, webhook });
    await sweep(deps, noQueue);
    expect([mail.told.length, webhook.told.length]).toEqual([1, 1]);
    clock.pass(leaseTime);
    await sweep(deps, noQueue);
    await sweep(deps, noQueue);
    expect([mail.told.length, webhook.told.length]).toEqual([2, 2]);
    expect(await states(id)).toMatchObject([
      { state: 'told', attempts: 2 },
      { state: 'told', attempts: 2 },
    ]);
  });

  test('a mark that fails three times is repeated until it stands', async () => {
    const id = await stored();
    const fails = times(3);
    const channels = { mail: recordingChannel(), webhook: recordingChannel() };
    const { deps } = tellingDeps(
      faultyDb(db, (sql) => sql.includes(`state = 'told'`) && sql.startsWith('UPDATE') && fails()),
      clock,
      channels,
    );
    expect(await tellLead(id, deps)).toBeUndefined();
    expect([channels.mail.told.length, channels.webhook.told.length]).toEqual([1, 1]);
  });

  test('an enquiry that is erased while it waits is told by nobody', async () => {
    const id = await stored();
    await db.prepare('DELETE FROM leads WHERE id = ?1').bind(id).all();
    const channels = { mail: recordingChannel(), webhook: recordingChannel() };
    expect(await tellLead(id, tellingDeps(db, clock, channels).deps)).toBeUndefined();
    expect(channels.mail.told).toEqual([]);
  });
});

describe('the sweep', () => {
  test('tells the longest waiting itself and gives the rest to the queue', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 8; count += 1) {
      ids.push(await stored());
      clock.pass(1);
    }
    const sent: string[] = [];
    const channels = { mail: recordingChannel(), webhook: recordingChannel() };
    const { deps } = tellingDeps(db, clock, channels);
    await sweep(deps, { sendBatch: async (messages) => void sent.push(...messages.map(({ body }) => body.id)) });
    expect(channels.mail.told.map((lead) => lead.id)).toEqual(ids.slice(0, 5));
    expect(sent).toEqual(ids.slice(5));
  });

  test('tells everything in time without any queue', async () => {
    const ids = new Set<string>();
    for (let count = 0; count < 12; count += 1) ids.add(await stored());
    const channels = { mail: recordingChannel(), webhook: recordingChannel() };
    const { deps } = tellingDeps(db, clock, channels);
    for (let run = 0; run < 3; run += 1) await sweep(deps, noQueue);
    expect(new Set(channels.mail.told.map((lead) => lead.id))).toEqual(ids);
    expect(channels.mail.told).toHaveLength(12);
  });
});

test('enquiries that nobody heard of for a day are reported every night until somebody has', async () => {
  const id = await stored();
  const channels = { mail: recordingChannel(), webhook: recordingChannel() };
  const { deps } = tellingDeps(db, clock, channels);
  clock.pass(hours(23));
  await warnOfUnheard(deps);
  expect(channels.mail.warned).toEqual([]);
  clock.pass(days(2));
  await warnOfUnheard(deps);
  await warnOfUnheard(deps);
  expect([channels.mail.warned.length, channels.webhook.warned.length]).toEqual([2, 2]);
  expect(channels.mail.warned[0]?.text).toContain('1');
  await db.prepare(`UPDATE tellings SET state = 'pending', next_at = 0 WHERE lead_id = ?1`).bind(id).all();
  await tellLead(id, deps);
  await warnOfUnheard(deps);
  expect(channels.mail.warned).toHaveLength(2);
});
