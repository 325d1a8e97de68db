import { describe, expect, test } from 'vitest';
import { fieldNames } from '#src/domain/contact-form.ts';
import { handleContact } from '#src/worker/contact/handle-contact.ts';
import { readBody } from '#src/worker/contact/read-body.ts';
import { handleBatch } from '#src/worker/notifications/queue-consumer.ts';
import { enquiry, post } from './enquiry.ts';
import { findEntered } from './entered-values.ts';
import {
  broken,
  brokenQueues,
  Clock,
  contactDependencies,
  faultyDb,
  hangingQueues,
  hours,
  notifyDependencies,
  recordingChannel,
  times,
} from './faulty-dependencies.ts';
import { useWorker } from './harness.ts';

const { env, rows } = useWorker();

const ofContact = (fields: Record<string, string>, headers: Record<string, string | null> = {}) =>
  new Request('https://site.example/', post(fields, headers));
const streamed = (body: ReadableStream) =>
  new Request('https://site.example/', { ...post(''), body, duplex: 'half' } as RequestInit);
const byEmail = (email: string) => rows('SELECT * FROM enquiries WHERE email = ?1', email);
const isInsert = (sql: string) => sql.includes('INSERT INTO enquiries');

describe('the database', () => {
  test.each([1, 5])('failing %i times costs the visitor nothing', async (count) => {
    const { DB } = await env();
    const fails = times(count);
    const { dependencies, log } = contactDependencies(
      faultyDb(DB, (sql) => isInsert(sql) && fails()),
      new Clock(),
    );
    const fields = enquiry();
    expect((await handleContact(ofContact(fields), dependencies)).status).toBe(303);
    expect(await byEmail(fields.email)).toHaveLength(1);
    expect(log.filter((entry) => entry.event === 'store-retried')).toHaveLength(count);
  });

  test('writing, but losing its answer, makes one row all the same', async () => {
    const { DB } = await env();
    const fails = times(2);
    const { dependencies, sent, deferred } = contactDependencies(
      faultyDb(DB, (sql) => isInsert(sql) && fails(), true),
      new Clock(),
    );
    const fields = enquiry();
    expect((await handleContact(ofContact(fields), dependencies)).status).toBe(303);
    await Promise.all(deferred);
    const [row, ...more] = await byEmail(fields.email);
    expect(more).toEqual([]);
    expect(await rows('SELECT channel, state FROM notifications WHERE enquiry_id = ?1', String(row?.id))).toEqual([
      { channel: 'mail', state: 'pending' },
      { channel: 'webhook', state: 'pending' },
    ]);
    expect(sent).toEqual({ mail: [row?.id], webhook: [row?.id] });
  });

  test.each(['text/html', 'application/json'])(
    'staying down, and nothing beside it, is said with 503, as %s',
    async (accept) => {
      const { DB } = await env();
      const fields = enquiry();
      const { dependencies, log, sent } = contactDependencies(
        faultyDb(DB, () => true),
        new Clock(),
        { queues: brokenQueues() },
      );
      const answer = await handleContact(ofContact(fields, { Accept: accept }), dependencies);
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '60']);
      if (accept === 'text/html') {
        const page = await answer.text();
        for (const name of fieldNames) expect(page).toContain(fields[name]);
      }
      expect([sent.mail, sent.webhook, await byEmail(fields.email)]).toEqual([[], [], []]);
      expect(findEntered(JSON.stringify(log))).toEqual([]);
      expect(log.at(-1)).toMatchObject({ event: 'contact', status: 503 });
    },
  );

  test('throwing from prepare, as a missing binding does, leaves the enquiry to the queue, which stores it later', async () => {
    const { DB } = await env();
    const clock = new Clock();
    const { dependencies, handedOver, log } = contactDependencies({ prepare: broken, batch: broken }, clock);
    const fields = enquiry();
    const answer = await handleContact(ofContact(fields), dependencies);
    expect(answer.status).toBe(303);
    expect(log).toContainEqual(expect.objectContaining({ event: 'handed-over', level: 'error', codes: ['queue'] }));
    expect(findEntered(JSON.stringify(log))).toEqual([]);
    const later = notifyDependencies(DB, clock, { mail: recordingChannel() }).dependencies;
    const down = { ...later, db: { prepare: broken, batch: broken } };
    for (const [from, fate] of [
      [down, 'retry'],
      [later, 'ack'],
      [later, 'ack'],
    ] as const) {
      const fates: string[] = [];
      const message = {
        body: handedOver[0],
        attempts: 1,
        ack: () => void fates.push('ack'),
        retry: () => void fates.push('retry'),
      };
      await handleBatch({ queue: 'enquiries-mail', messages: [message] }, from);
      expect(fates).toEqual([fate]);
    }
    const [row, ...more] = await byEmail(fields.email);
    expect(answer.headers.get('Location')).toContain(String(row?.id));
    expect(more).toEqual([]);
    expect(await rows('SELECT channel, state FROM notifications WHERE enquiry_id = ?1', String(row?.id))).toHaveLength(
      2,
    );
  });

  test.each([
    ['fails', brokenQueues()],
    ['hangs', hangingQueues()],
  ])(
    'down while the queue %s leaves the enquiry to the mail, and alarms once an hour',
    { timeout: 15_000 },
    async (_, queues) => {
      const { DB } = await env();
      const clock = new Clock();
      const mail = recordingChannel();
      const notifying = notifyDependencies(DB, clock, { mail }).dependencies;
      const faulty = faultyDb(DB, () => true);
      const { dependencies, deferred } = contactDependencies(faulty, clock, {
        queues,
        notificationServices: notifying,
      });
      const fields = [enquiry(), enquiry()];
      for (const one of fields) expect((await handleContact(ofContact(one), dependencies)).status).toBe(303);
      await Promise.all(deferred);
      expect(mail.notified.map(({ email }) => email)).toEqual(fields.map(({ email }) => email));
      expect(mail.warned).toHaveLength(1);
    },
  );

  test('down until the queue gives up: the enquiry goes to the agency from the dead letters', async () => {
    const clock = new Clock();
    const { dependencies, handedOver } = contactDependencies({ prepare: broken, batch: broken }, clock);
    const fields = enquiry();
    await handleContact(ofContact(fields), dependencies);
    const fates: string[] = [];
    const message = {
      body: handedOver[0],
      attempts: 1,
      ack: () => void fates.push('ack'),
      retry: () => void fates.push('retry'),
    };
    const mail = recordingChannel();
    for (const channels of [{ mail: recordingChannel(() => broken()) }, { mail }]) {
      const { dependencies: later } = notifyDependencies({ prepare: broken, batch: broken }, clock, channels);
      await handleBatch({ queue: 'enquiries-dlq', messages: [message] }, later);
    }
    expect(fates).toEqual(['retry', 'ack']);
    expect(mail.notified).toMatchObject([{ email: fields.email, message: fields.message }]);
  });

  test('locked for two seconds costs the visitor nothing but time', { timeout: 15_000 }, async () => {
    const { DB } = await env();
    const unlocked = Date.now() + 2000;
    const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
    const locked = faultyDb(DB, (sql) => isInsert(sql) && Date.now() < unlocked);
    const { dependencies } = contactDependencies(locked, new Clock(), { wait });
    const fields = enquiry();
    expect((await handleContact(ofContact(fields), dependencies)).status).toBe(303);
    expect(await byEmail(fields.email)).toHaveLength(1);
    expect(Date.now()).toBeLessThan(unlocked + 6000);
  });

  test('hanging is 503 after eight seconds at most', { timeout: 15_000 }, async () => {
    const { DB } = await env();
    const hang = () => new Promise<never>(() => undefined);
    const { dependencies } = contactDependencies({ prepare: (sql) => DB.prepare(sql), batch: hang }, new Clock(), {
      queues: brokenQueues(),
    });
    const started = Date.now();
    expect((await handleContact(ofContact(enquiry()), dependencies)).status).toBe(503);
    expect(Date.now() - started).toBeLessThan(8000);
  });
});

describe('what the endpoint uses beside the database', () => {
  test('a queue that fails costs nothing: the row waits for the sweep', async () => {
    const { DB } = await env();
    const fields = enquiry();
    const { dependencies, log, deferred } = contactDependencies(DB, new Clock(), {
      queues: brokenQueues(),
    });
    expect((await handleContact(ofContact(fields), dependencies)).status).toBe(303);
    await Promise.all(deferred);
    expect(log).toContainEqual(expect.objectContaining({ event: 'queue-send-failed', codes: ['Error'] }));
    const [row] = await byEmail(fields.email);
    expect(await rows('SELECT state FROM notifications WHERE enquiry_id = ?1', String(row?.id))).toEqual([
      { state: 'pending' },
      { state: 'pending' },
    ]);
    expect(findEntered(JSON.stringify(log))).toEqual([]);
  });

  test('a rate limit that throws lets the enquiry through', async () => {
    const { DB } = await env();
    const { dependencies, log } = contactDependencies(DB, new Clock(), { rateLimit: { limit: async () => broken() } });
    expect((await handleContact(ofContact(enquiry()), dependencies)).status).toBe(303);
    expect(log[0]).toMatchObject({ event: 'rate-limit-failed', level: 'warning' });
  });

  test('a rate limit that hangs lets the enquiry through after a second', async () => {
    const { DB } = await env();
    const limit = () => new Promise<never>(() => undefined);
    const { dependencies, log } = contactDependencies(DB, new Clock(), { rateLimit: { limit } });
    const started = Date.now();
    expect((await handleContact(ofContact(enquiry()), dependencies)).status).toBe(303);
    expect(Date.now() - started).toBeLessThan(4000);
    expect(log[0]).toMatchObject({ event: 'rate-limit-failed', codes: ['timeout'] });
  });

  test('no address means no brake and no hash', async () => {
    const { DB } = await env();
    const fields = enquiry();
    const { dependencies } = contactDependencies(DB, new Clock(), {
      rateLimit: { limit: async () => ({ success: false }) },
      addressKey: 'k'.repeat(20),
    });
    expect((await handleContact(ofContact(fields, { 'CF-Connecting-IP': null }), dependencies)).status).toBe(303);
    expect(await byEmail(fields.email)).toMatchObject([{ address_hash: null }]);
  });
});

describe('bodies', () => {
  test('one without an end is rejected with 413 and no longer read', async () => {
    let pulled = 0;
    let cancelled = false;
    const endless = new ReadableStream({
      pull: (controller) => {
        pulled += 1;
        controller.enqueue(new TextEncoder().encode('x'.repeat(16 * 1024)));
      },
      cancel: () => {
        cancelled = true;
      },
    });
    const { dependencies } = contactDependencies((await env()).DB, new Clock());
    expect((await handleContact(streamed(endless), dependencies)).status).toBe(413);
    expect(cancelled).toBe(true);
    expect(pulled).toBeLessThan(20);
  });

  test('one with a length that claims too much is not read at all', async () => {
    const { dependencies } = contactDependencies((await env()).DB, new Clock());
    const request = ofContact(enquiry(), { 'Content-Length': '1000000' });
    expect((await handleContact(request, dependencies)).status).toBe(413);
    expect(request.bodyUsed).toBe(false);
  });

  test('one that claims too little is counted all the same', async () => {
    const { dependencies } = contactDependencies((await env()).DB, new Clock());
    const request = ofContact(enquiry({ message: 'Een lang verhaal. '.repeat(5000) }), { 'Content-Length': '10' });
    expect((await handleContact(request, dependencies)).status).toBe(413);
  });

  test('one that is aborted is rejected with 422 and stores nothing', async () => {
    const fields = enquiry();
    const aborted = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode(new URLSearchParams(fields).toString()));
        setTimeout(() => controller.error(new Error('the visitor has left')), 20);
      },
    });
    const { dependencies } = contactDependencies((await env()).DB, new Clock());
    expect((await handleContact(streamed(aborted), dependencies)).status).toBe(422);
    expect(await byEmail(fields.email)).toEqual([]);
  });

  test('one that never comes is given up on', async () => {
    const reading = await readBody(streamed(new ReadableStream()), 50);
    expect(reading).toEqual({ state: 'broken' });
  });

  test('none is a form with nothing in it', async () => {
    const { dependencies } = contactDependencies((await env()).DB, new Clock());
    const { body: _, ...init } = post('');
    expect((await handleContact(new Request('https://site.example/', init), dependencies)).status).toBe(422);
  });
});

describe('clocks', () => {
  test('the same content a day later are a reminder, a minute earlier they are not', async () => {
    const { DB } = await env();
    const clock = new Clock();
    const { dependencies } = contactDependencies(DB, clock);
    const fields = enquiry();
    const send = async (passed: number) => {
      clock.pass(passed);
      await handleContact(ofContact(fields), dependencies);
      return (await byEmail(fields.email)).length;
    };
    expect(await send(0)).toBe(1);
    expect(await send(hours(24) - 60_000)).toBe(1);
    expect(await send(60_000)).toBe(2);
  });

  test('one that goes back makes no second row', async () => {
    const { DB } = await env();
    const clock = new Clock();
    const { dependencies } = contactDependencies(DB, clock);
    const fields = enquiry();
    for (const passed of [0, -hours(3), hours(1), -hours(48)]) {
      clock.pass(passed);
      expect((await handleContact(ofContact(fields), dependencies)).status).toBe(303);
    }
    expect(await byEmail(fields.email)).toHaveLength(1);
  });
});
