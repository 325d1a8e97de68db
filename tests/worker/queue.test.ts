import { beforeEach, describe, expect, test } from 'vitest';
import { handleContact } from '#src/worker/contact/handle-contact.ts';
import { handleBatch, type QueueMessage } from '#src/worker/notifications/queue-consumer.ts';
import { enquiry, post } from './enquiry.ts';
import {
  broken,
  Clock,
  contactDependencies,
  type Database,
  faultyDb,
  notifyDependencies,
  recordingChannel,
} from './faulty-dependencies.ts';
import { useWorker } from './harness.ts';

const { env } = useWorker();

let db: Database;
let clock: Clock;
beforeEach(async () => {
  db = (await env()).DB;
  clock = new Clock();
});

async function stored(): Promise<string> {
  const { dependencies, sent, deferred } = contactDependencies(db, clock);
  await handleContact(new Request('https://site.example/', post(enquiry())), dependencies);
  await Promise.all(deferred);
  return String(sent.mail[0]);
}

/** A message that keeps what became of it. */
function message(body: unknown, attempts = 1): QueueMessage & { fate: string[] } {
  const fate: string[] = [];
  return {
    body,
    attempts,
    fate,
    ack: () => void fate.push('ack'),
    retry: (options) => void fate.push(`retry ${options?.delaySeconds}`),
  };
}

describe('a message', () => {
  test('is done when its channel has delivered', async () => {
    const one = message({ id: await stored(), channel: 'mail' });
    const channels = { mail: recordingChannel(), webhook: recordingChannel() };
    await handleBatch(
      { queue: 'enquiries-mail', messages: [one] },
      notifyDependencies(db, clock, channels).dependencies,
    );
    expect(one.fate).toEqual(['ack']);
  });

  test('comes again when the next attempt is due', async () => {
    const one = message({ id: await stored(), channel: 'mail' });
    const channels = { mail: recordingChannel(() => broken()), webhook: recordingChannel() };
    await handleBatch(
      { queue: 'enquiries-mail', messages: [one] },
      notifyDependencies(db, clock, channels).dependencies,
    );
    expect(one.fate).toEqual(['retry 300']);
  });

  test('comes again with growing pauses while the database is down, and holds up no other', async () => {
    const messages = [1, 4].map((attempts) => message({ id: '0000-0000', channel: 'mail' }, attempts));
    const dependencies = notifyDependencies(
      faultyDb(db, () => true),
      clock,
      {},
    ).dependencies;
    await handleBatch({ queue: 'enquiries-mail', messages }, dependencies);
    expect(messages.map(({ fate }) => fate)).toEqual([['retry 300'], ['retry 7200']]);
  });

  test.each([
    ...[null, 'x', {}, { id: 7, channel: 'mail' }, { id: '0000-0000' }, { id: '0000-0000', channel: 'pigeon' }],
    { id: `'; DROP TABLE enquiries`, channel: 'mail' },
  ])('that says %j is dropped and logged', async (body) => {
    const one = message(body);
    const { dependencies, log } = notifyDependencies(db, clock, {});
    await handleBatch({ queue: 'enquiries-mail', messages: [one] }, dependencies);
    expect(one.fate).toEqual(['ack']);
    expect(log).toEqual([{ event: 'message-failed', level: 'error', codes: ['no-delivery'] }]);
  });
});

describe('a dead letter', () => {
  test('about a delivery that is pending is said through the other channel', async () => {
    const id = await stored();
    const one = message({ id, channel: 'mail' });
    const channels = { mail: recordingChannel(), webhook: recordingChannel() };
    await handleBatch(
      { queue: 'enquiries-dlq-preview', messages: [one] },
      notifyDependencies(db, clock, channels).dependencies,
    );
    expect(one.fate).toEqual(['ack']);
    expect(channels.webhook.warned[0]?.subject).toContain(id);
    expect(channels.mail.warned).toEqual([]);
  });

  test('is said too when the database cannot be asked', async () => {
    const channels = { mail: recordingChannel() };
    const { dependencies, log } = notifyDependencies(
      faultyDb(db, () => true),
      clock,
      channels,
    );
    await handleBatch(
      { queue: 'enquiries-dlq', messages: [message({ id: '0000-0000', channel: 'webhook' })] },
      dependencies,
    );
    expect(channels.mail.warned).toHaveLength(1);
    expect(log.map((entry) => entry.event).sort()).toEqual(['dead-letter', 'notice-sent']);
  });

  test('about an enquiry that has been delivered is nothing', async () => {
    const id = await stored();
    await db.prepare(`UPDATE notifications SET state = 'delivered' WHERE enquiry_id = ?1`).bind(id).all();
    const channels = { mail: recordingChannel() };
    await handleBatch(
      { queue: 'enquiries-dlq', messages: [message({ id, channel: 'mail' })] },
      notifyDependencies(db, clock, channels).dependencies,
    );
    expect(channels.mail.warned).toEqual([]);
  });
});
