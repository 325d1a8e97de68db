import { beforeEach, describe, expect, test } from 'vitest';
import { handleContact } from '#src/worker/contact/handle-contact.ts';
import type { Database, QueuedMessage } from '#src/worker/platform.ts';
import { handleBatch } from '#src/worker/telling/queue-consumer.ts';
import { enquiry, post } from './enquiry.ts';
import { broken, Clock, contactDeps, faultyDb, recordingChannel, tellingDeps } from './faulty.ts';
import { useWorker } from './harness.ts';

const { env } = useWorker();

let db: Database;
let clock: Clock;
beforeEach(async () => {
  db = (await env()).DB;
  clock = new Clock();
});

async function stored(): Promise<string> {
  const { deps, queued, deferred } = contactDeps(db, clock);
  await handleContact(new Request('https://site.example/', post(enquiry())), deps);
  await Promise.all(deferred);
  return String(queued[0]);
}

/** A message that keeps what became of it. */
function message(body: unknown, attempts = 1): QueuedMessage & { fate: string[] } {
  const fate: string[] = [];
  return {
    body,
    attempts,
    fate,
    ack: () => void fate.push('ack'),
    retry: ({ delaySeconds }) => void fate.push(`retry ${delaySeconds}`),
  };
}

describe('a message', () => {
  test('is done when both channels have told', async () => {
    const one = message({ id: await stored() });
    const channels = { mail: recordingChannel(), webhook: recordingChannel() };
    await handleBatch({ queue: 'leads', messages: [one] }, tellingDeps(db, clock, channels).deps);
    expect(one.fate).toEqual(['ack']);
  });

  test('comes again when the next attempt is due', async () => {
    const one = message({ id: await stored() });
    const channels = { mail: recordingChannel(() => broken()), webhook: recordingChannel() };
    await handleBatch({ queue: 'leads', messages: [one] }, tellingDeps(db, clock, channels).deps);
    expect(one.fate).toEqual(['retry 300']);
  });

  test('comes again with growing pauses while the database is down, and holds up no other', async () => {
    const [first, second] = [message({ id: '0000-0000' }, 1), message({ id: '0000-0001' }, 4)];
    const deps = tellingDeps(
      faultyDb(db, () => true),
      clock,
      {},
    ).deps;
    await handleBatch({ queue: 'leads', messages: [first, second] }, deps);
    expect([first.fate, second.fate]).toEqual([['retry 300'], ['retry 7200']]);
  });

  test.each([null, 'x', {}, { id: 7 }, { id: `'; DROP TABLE leads` }])(
    'that says %j is dropped and logged',
    async (body) => {
      const one = message(body);
      const { deps, log } = tellingDeps(db, clock, {});
      await handleBatch({ queue: 'leads', messages: [one] }, deps);
      expect(one.fate).toEqual(['ack']);
      expect(log).toEqual([{ event: 'message-failed', level: 'error', codes: ['no-reference'] }]);
    },
  );
});

describe('a dead letter', () => {
  test('about an enquiry that still waits is said through every channel', async () => {
    const id = await stored();
    const one = message({ id });
    const channels = { mail: recordingChannel(), webhook: recordingChannel() };
    await handleBatch({ queue: 'leads-preview-dlq', messages: [one] }, tellingDeps(db, clock, channels).deps);
    expect(one.fate).toEqual(['ack']);
    expect(channels.mail.warned[0]?.subject).toContain(id);
    expect(channels.webhook.warned[0]?.text).toContain(id);
  });

  test('is said too when the database cannot be asked', async () => {
    const channels = { mail: recordingChannel(), webhook: recordingChannel(() => broken()) };
    const { deps, log } = tellingDeps(
      faultyDb(db, () => true),
      clock,
      channels,
    );
    await handleBatch({ queue: 'leads-dlq', messages: [message({ id: '0000-0000' })] }, deps);
    expect(channels.mail.warned).toHaveLength(1);
    expect(log.map((entry) => entry.event).sort()).toEqual(['alarm', 'alarm-failed', 'dead-letter']);
  });

  test('about an enquiry that has been told is nothing', async () => {
    const id = await stored();
    await db.prepare(`UPDATE tellings SET state = 'told' WHERE lead_id = ?1`).bind(id).all();
    const channels = { mail: recordingChannel() };
    await handleBatch({ queue: 'leads-dlq', messages: [message({ id })] }, tellingDeps(db, clock, channels).deps);
    expect(channels.mail.warned).toEqual([]);
  });
});
