import { beforeEach, describe, expect, test } from 'vitest';
import { retention } from '#src/worker/generated/messages.ts';
import { enquiry, post } from './enquiry.ts';
import { days, hours } from './faulty-dependencies.ts';
import { useWorker } from './harness.ts';

const { harness, rows, entries } = useWorker({ ADDRESS_KEY: 'a key of the test that is long enough' });

const cron = (pattern: string, time: number) =>
  harness.getWorker().scheduled({ cron: pattern, scheduledTime: new Date(time) });
const nightly = (time: number) => cron('17 3 * * *', time);

async function storedAt(time: number, fields: Record<string, string> = {}): Promise<string> {
  const values = enquiry(fields);
  await harness.fetch('/', post(values));
  const [row] = await rows<{ id: string }>(
    'UPDATE enquiries SET created_at = ?2 WHERE email = ?1 RETURNING id',
    values.email,
    time,
  );
  return String(row?.id);
}

const remaining = async () => (await rows<{ id: string }>('SELECT id FROM enquiries')).map((row) => row.id);

beforeEach(async () => {
  await rows('DELETE FROM enquiries');
});

describe('the nightly cron', () => {
  const now = Date.parse('2026-11-20T03:17:00Z');

  test('deletes enquiries and address hashes when their time has come, and nothing earlier', async () => {
    const spam = { message: 'Cheap backlinks! Guest posts! Casino!' };
    const limit = {
      enquiry: now - days(retention.enquiryDays),
      hash: now - hours(retention.addressHours),
    };
    const gone = [await storedAt(limit.enquiry), await storedAt(limit.enquiry, spam)];
    const kept = [await storedAt(limit.enquiry + 1), await storedAt(limit.enquiry + 1, spam)];
    const [hashed, unhashed] = [await storedAt(limit.hash + 1), await storedAt(limit.hash)];
    expect((await nightly(now)).outcome).toBe('ok');
    const left = await remaining();
    for (const id of gone) expect(left).not.toContain(id);
    for (const id of kept) expect(left).toContain(id);
    const hashes = await rows<{ id: string }>('SELECT id FROM enquiries WHERE address_hash IS NOT NULL');
    expect(hashes.map((row) => row.id)).toEqual([hashed]);
    expect(left).toContain(unhashed);
    const orphans = await rows('SELECT * FROM notifications WHERE enquiry_id NOT IN (SELECT id FROM enquiries)');
    expect(orphans).toEqual([]);
    expect(
      entries()
        .filter((entry) => entry.event === 'expired-deleted')
        .slice(-2),
    ).toMatchObject([{ count: 2 }, { count: 3 }]);
  });

  test('run twice does no more than once', async () => {
    const id = await storedAt(now - days(1));
    await Promise.all([nightly(now), nightly(now)]);
    expect(await remaining()).toEqual([id]);
  });
});

test('the sweep delivers what no queue has delivered', async () => {
  const id = await storedAt(Date.now());
  await rows(`UPDATE notifications SET state = 'pending', attempts = 0, lease_until = 0 WHERE enquiry_id = ?1`, id);
  await cron('*/10 * * * *', Date.now() + 1000);
  const states = await rows('SELECT channel, state FROM notifications WHERE enquiry_id = ?1', id);
  expect(states).toEqual([{ channel: 'mail', state: 'delivered' }]);
});
