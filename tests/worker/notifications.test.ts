import { beforeEach, describe, expect, test } from 'vitest';
import { channelNames } from '#src/domain/enquiry.ts';
import { handleContact } from '#src/worker/contact/handle-contact.ts';
import { sweep } from '#src/worker/crons.ts';
import { sendNightlyReport } from '#src/worker/notifications/nightly-report.ts';
import { type NotifyDependencies, notify } from '#src/worker/notifications/notify.ts';
import { leaseTime, retryDelays } from '#src/worker/notifications/retry-delays.ts';
import { enquiry, post } from './enquiry.ts';
import { findEntered } from './entered-values.ts';
import {
  broken,
  brokenQueues,
  Clock,
  contactDependencies,
  type Database,
  days,
  faultyDb,
  hours,
  minutes,
  notifyDependencies,
  recordingChannel,
  recordingQueues,
  times,
} from './faulty-dependencies.ts';
import { useWorker } from './harness.ts';

const { env, rows } = useWorker();

let db: Database;
let clock: Clock;
const noQueues = brokenQueues();

beforeEach(async () => {
  db = (await env()).DB;
  clock = new Clock();
  await db.prepare('DELETE FROM enquiries').bind().all();
});

/** Stores an enquiry through the endpoint and gives its reference. */
async function stored(): Promise<string> {
  const { dependencies, sent, deferred } = contactDependencies(db, clock);
  await handleContact(new Request('https://site.example/', post(enquiry())), dependencies);
  await Promise.all(deferred);
  return String(sent.mail[0]);
}

/** Makes the deliveries of an enquiry that are due, and gives the next attempt of mail and of the webhook. */
const notifyBoth = (id: string, dependencies: NotifyDependencies) =>
  Promise.all(channelNames.map((channel) => notify({ id, channel }, dependencies)));

const states = (id: string) =>
  rows('SELECT channel, state, attempts, last_error FROM notifications WHERE enquiry_id = ?1 ORDER BY channel', id);

describe('two channels', () => {
  test('each deliver an enquiry once, however often they are asked', async () => {
    const id = await stored();
    const [mail, webhook] = [recordingChannel(), recordingChannel()];
    const { dependencies, log } = notifyDependencies(db, clock, { mail, webhook });
    await Promise.all([
      notifyBoth(id, dependencies),
      notifyBoth(id, dependencies),
      sweep(dependencies, noQueues),
      sweep(dependencies, noQueues),
    ]);
    expect(await notifyBoth(id, dependencies)).toEqual([undefined, undefined]);
    expect([mail.notified.length, webhook.notified.length]).toEqual([1, 1]);
    expect(mail.notified[0]).toMatchObject({ id, locale: 'nl', service: 'webshop', createdAt: clock.time });
    expect(findEntered(JSON.stringify(log))).toEqual([]);
  });

  test.each([
    ['refuses', () => broken()],
    ['hangs', () => new Promise<void>(() => undefined)],
  ])('do not wait for each other when one %s', { timeout: 8000 }, async (_, fault) => {
    const id = await stored();
    const [mail, webhook] = [recordingChannel(fault), recordingChannel()];
    const { dependencies, log } = notifyDependencies(db, clock, { mail, webhook });
    const next = await notifyBoth(id, dependencies);
    expect(next).toEqual([clock.time + minutes(5), undefined]);
    expect(webhook.notified).toHaveLength(1);
    expect(await states(id)).toMatchObject([
      { channel: 'mail', state: 'pending', attempts: 1 },
      { channel: 'webhook', state: 'delivered', attempts: 1 },
    ]);
    expect(findEntered(JSON.stringify(log))).toEqual([]);
    expect(JSON.stringify(log)).not.toContain('proefneming');
  });

  test('down for an hour deliver when they are back, and nothing twice', async () => {
    const id = await stored();
    const back = clock.time + hours(1);
    const mail = recordingChannel(() => (clock.time < back ? broken() : undefined));
    const webhook = recordingChannel();
    const { dependencies } = notifyDependencies(db, clock, { mail, webhook });
    while (mail.notified.length === 0 && clock.time < back + hours(2)) {
      await sweep(dependencies, noQueues);
      clock.pass(minutes(10));
    }
    expect([mail.notified.length, webhook.notified.length]).toEqual([1, 1]);
    expect(clock.time).toBeLessThanOrEqual(back + minutes(30));
    expect(await states(id)).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }]);
  });
});

describe('retries', () => {
  test('grow and last more than a day; then the other channel raises the alarm, once', async () => {
    const id = await stored();
    const [mail, webhook] = [recordingChannel(() => broken()), recordingChannel()];
    const { dependencies, log } = notifyDependencies(db, clock, { mail, webhook });
    const attempts: number[] = [];
    for (let next: number | undefined = clock.time; next !== undefined; ) {
      clock.time = next;
      attempts.push(next);
      [next] = await notifyBoth(id, dependencies);
    }
    const pauses = attempts.slice(1).map((time, index) => time - (attempts[index] ?? 0));
    expect(pauses).toEqual([...retryDelays]);
    expect((attempts.at(-1) ?? 0) - (attempts[0] ?? 0)).toBeGreaterThanOrEqual(hours(24));
    expect(await states(id)).toMatchObject([
      { channel: 'mail', state: 'given_up', attempts: 8, last_error: 'Error' },
      { state: 'delivered' },
    ]);
    await sweep(dependencies, noQueues);
    await sweep(dependencies, noQueues);
    expect(webhook.warned).toHaveLength(1);
    expect(webhook.warned[0]?.subject).toContain(id);
    expect(log.filter((entry) => entry.event === 'gave-up')).toHaveLength(1);
  });

  test('used up by both channels: the alarm waits until one of them is back', async () => {
    const id = await stored();
    await db.prepare(`UPDATE notifications SET state = 'given_up'`).bind().all();
    let down = true;
    const channels = {
      mail: recordingChannel(() => (down ? broken() : undefined)),
      webhook: recordingChannel(() => (down ? broken() : undefined)),
    };
    const { dependencies, log } = notifyDependencies(db, clock, channels);
    await sweep(dependencies, noQueues);
    expect(log.filter((entry) => entry.event === 'notice-failed')).toHaveLength(2);
    down = false;
    await sweep(dependencies, noQueues);
    await sweep(dependencies, noQueues);
    expect([channels.mail.warned.length, channels.webhook.warned.length]).toEqual([1, 1]);
    expect(channels.webhook.warned[0]?.text).toContain(id);
  });

  test('a channel that is not set up counts as failing', async () => {
    const id = await stored();
    const { dependencies } = notifyDependencies(db, clock, { webhook: recordingChannel() });
    await notifyBoth(id, dependencies);
    expect(await states(id)).toMatchObject([
      { channel: 'mail', state: 'pending', last_error: 'not-configured' },
      { state: 'delivered' },
    ]);
  });
});

describe('crashes', () => {
  test('between delivery and record cost a second delivery and no enquiry', async () => {
    const id = await stored();
    const [mail, webhook] = [recordingChannel(), recordingChannel()];
    const crashed = notifyDependencies(
      faultyDb(db, (sql) => sql.includes(`state = 'delivered'`)),
      clock,
      { mail, webhook },
    );
    await expect(notifyBoth(id, crashed.dependencies)).rejects.toThrow();
    const { dependencies } = notifyDependencies(db, clock, { mail, webhook });
    await sweep(dependencies, noQueues);
    expect([mail.notified.length, webhook.notified.length]).toEqual([1, 1]);
    clock.pass(leaseTime);
    await sweep(dependencies, noQueues);
    await sweep(dependencies, noQueues);
    expect([mail.notified.length, webhook.notified.length]).toEqual([2, 2]);
    expect(await states(id)).toMatchObject([
      { state: 'delivered', attempts: 2 },
      { state: 'delivered', attempts: 2 },
    ]);
  });

  test('a mark that fails three times is repeated until it stands', async () => {
    const id = await stored();
    const fails = times(3);
    const channels = { mail: recordingChannel(), webhook: recordingChannel() };
    const { dependencies } = notifyDependencies(
      faultyDb(db, (sql) => sql.includes(`state = 'delivered'`) && sql.startsWith('UPDATE') && fails()),
      clock,
      channels,
    );
    expect(await notifyBoth(id, dependencies)).toEqual([undefined, undefined]);
    expect([channels.mail.notified.length, channels.webhook.notified.length]).toEqual([1, 1]);
  });

  test('an enquiry that is erased while it waits is delivered by nobody', async () => {
    const id = await stored();
    await db.prepare('DELETE FROM enquiries WHERE id = ?1').bind(id).all();
    const channels = { mail: recordingChannel(), webhook: recordingChannel() };
    expect(await notifyBoth(id, notifyDependencies(db, clock, channels).dependencies)).toEqual([undefined, undefined]);
    expect(channels.mail.notified).toEqual([]);
  });
});

describe('the sweep', () => {
  test('delivers the newest itself and gives the rest to the queue', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 13; count += 1) {
      ids.push(await stored());
      clock.pass(1);
    }
    const { queues, sent } = recordingQueues();
    const channels = { mail: recordingChannel(), webhook: recordingChannel() };
    const { dependencies } = notifyDependencies(db, clock, channels);
    await sweep(dependencies, queues);
    expect(new Set(channels.mail.notified.map((enquiry) => enquiry.id))).toEqual(new Set(ids.slice(3)));
    const older = ids.slice(0, 3).reverse();
    expect(sent).toEqual({ mail: older, webhook: older });
  });

  test('delivers everything in time without any queue', async () => {
    const ids = new Set<string>();
    for (let count = 0; count < 12; count += 1) ids.add(await stored());
    const channels = { mail: recordingChannel(), webhook: recordingChannel() };
    const { dependencies } = notifyDependencies(db, clock, channels);
    for (let run = 0; run < 3; run += 1) await sweep(dependencies, noQueues);
    expect(new Set(channels.mail.notified.map((enquiry) => enquiry.id))).toEqual(ids);
    expect(channels.mail.notified).toHaveLength(12);
  });
});

describe('the nightly report', () => {
  /** The text of the report at this time, by either channel; undefined when none is sent. */
  async function report(quietDays = 0): Promise<string | undefined> {
    const channels = { mail: recordingChannel(), webhook: recordingChannel() };
    await sendNightlyReport(notifyDependencies(db, clock, channels).dependencies, quietDays);
    expect(channels.webhook.warned).toEqual(channels.mail.warned);
    return channels.mail.warned[0]?.text;
  }

  test('names enquiries that nobody has been notified of for a day, every night until somebody is', async () => {
    const id = await stored();
    clock.pass(hours(23));
    expect(await report()).toBeUndefined();
    clock.pass(days(2));
    for (let night = 0; night < 2; night += 1) expect(await report()).toMatch(/: 1\./);
    const { dependencies } = notifyDependencies(db, clock, { mail: recordingChannel() });
    await notify({ id, channel: 'mail' }, dependencies);
    expect(await report()).toBeUndefined();
  });

  test('names a channel that fails, and is silent once it works again', async () => {
    const id = await stored();
    let down = true;
    const channels = { mail: recordingChannel(() => (down ? broken() : undefined)), webhook: recordingChannel() };
    const { dependencies } = notifyDependencies(db, clock, channels);
    await notifyBoth(id, dependencies);
    expect(await report()).toMatch(/via mail mislukt: 1\./);
    down = false;
    clock.pass(minutes(5));
    await notifyBoth(id, dependencies);
    expect(await report()).toBeUndefined();
    await db.prepare(`UPDATE notifications SET state = 'given_up', last_error = 'timeout'`).run();
    expect(await report()).toMatch(/via mail mislukt: 1\./);
    clock.pass(days(2));
    expect(await report()).not.toMatch(/mislukt/);
  });

  test('says when nothing has come in, and again each time as many days have passed', async () => {
    await stored();
    await db.prepare(`UPDATE notifications SET state = 'delivered'`).run();
    const said: number[] = [];
    for (let passed = 1; passed <= 21; passed += 1) {
      clock.pass(days(1));
      if (await report(7)) said.push(passed);
      expect(await report(0)).toBeUndefined();
    }
    expect(said).toEqual([7, 14, 21]);
    expect(await report(7)).toMatch(/Dagen zonder aanvraag: 21\./);
    await stored();
    await db.prepare(`UPDATE notifications SET state = 'delivered'`).run();
    expect(await report(7)).toBeUndefined();
  });

  test('speaks up on a site that has had no enquiry yet', async () => {
    const reports: (string | undefined)[] = [];
    for (let night = 0; night < 7; night += 1) {
      clock.pass(days(1));
      reports.push(await report(7));
    }
    expect(reports.filter(Boolean)).toEqual([expect.stringContaining('nog geen aanvraag')]);
  });
});
