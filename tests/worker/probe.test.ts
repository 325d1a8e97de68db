import { expect, test } from 'vitest';
import type { Query } from '#cli/enquiries/database.ts';
import { probeForm } from '#cli/enquiries/probe-form.ts';
import { useWorker } from './harness.ts';

const { harness, rows } = useWorker();
const query: Query = (sql) => rows(sql);
const run = async (options: { timeout?: number; asks?: Query } = {}) => {
  const { url } = await harness.listen();
  return probeForm(url, options.asks ?? query, { timeout: options.timeout ?? 8000, onStep: () => undefined });
};

test('finds a database that cannot be written to, and a mended one', async () => {
  await query('ALTER TABLE enquiries RENAME TO lost');
  // The queue has taken the message, and stores it when it can.
  await expect(run()).rejects.toThrow(/no such table/);
  await query('ALTER TABLE lost RENAME TO enquiries');
  await expect.poll(() => query('DELETE FROM enquiries RETURNING id'), { timeout: 20_000 }).toHaveLength(1);
  await run();
  expect(await query('SELECT id FROM enquiries')).toEqual([]);
});

test('leaves nothing of a message that the queue has stored, because the database did not take it', async () => {
  await query(`CREATE TRIGGER full BEFORE INSERT ON enquiries BEGIN SELECT RAISE(ABORT, 'full'); END`);
  const asks: Query = async <Row>(sql: string) => {
    const answer = await query<Row>(sql);
    await query('DROP TRIGGER IF EXISTS full');
    return answer;
  };
  // The sweep would notify the agency of it, but no cron runs here.
  await expect(run({ asks })).rejects.toThrow(/nobody was notified/);
  expect(await query('SELECT id FROM enquiries')).toEqual([]);
});

test('finds that nobody is notified', async () => {
  await query(
    `CREATE TRIGGER mute AFTER INSERT ON notifications BEGIN
       UPDATE notifications SET next_attempt_at = 9e15 WHERE enquiry_id = NEW.enquiry_id; END`,
  );
  await expect(run({ timeout: 100 })).rejects.toThrow(/nobody was notified/);
  await query('DROP TRIGGER mute');
  expect(await query('SELECT id FROM enquiries')).toEqual([]);
});

test('finds that the site writes to another database than the one it reads', async () => {
  await expect(run({ timeout: 100, asks: async () => [] })).rejects.toThrow(/not in the database/);
});
