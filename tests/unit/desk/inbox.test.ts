import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { inboxOperations } from '#cli/desk/inbox/inbox-operations.ts';
import type { Query } from '#cli/enquiries/database.ts';

const migrations = join(import.meta.dirname, '../../../src/worker/migrations');

let database: DatabaseSync;

const query: Query = async <Row>(sql: string) => database.prepare(sql).all() as Row[];
const inbox = inboxOperations('/nowhere', () => query);
const local = { database: 'local' } as const;

function receive(id: string, email: string, { spam = 0, state = 'delivered', time = 1 } = {}): void {
  database
    .prepare(
      `INSERT INTO enquiries (id, created_at, locale, name, email, phone, company, service, message, spam, content_hash)
       VALUES (?, ?, 'nl', 'Ada', ?, '', '', 'website', 'Hallo', ?, ?)`,
    )
    .run(id, time, email, spam, id);
  database
    .prepare(`INSERT INTO notifications (enquiry_id, channel, state, next_attempt_at) VALUES (?, 'mail', ?, 0)`)
    .run(id, state);
}

beforeEach(() => {
  database = new DatabaseSync(':memory:');
  database.exec('PRAGMA foreign_keys = ON');
  for (const file of readdirSync(migrations).sort()) database.exec(readFileSync(join(migrations, file), 'utf8'));
  receive('7K3F-9QTM', 'ada@example.com');
  receive('7K3F-9QTN', 'bob@example.com', { spam: 1, state: 'pending', time: 2 });
});

test('enquiries are listed newest first, without what they say, and by what is the matter with them', async () => {
  const references = async (selection: 'all' | 'spam' | 'undelivered') =>
    (await inbox.enquiries({ ...local, selection })).enquiries?.map(({ reference }) => reference);
  expect(await references('all')).toEqual(['7K3F-9QTN', '7K3F-9QTM']);
  expect(await references('spam')).toEqual(['7K3F-9QTN']);
  expect(await references('undelivered')).toEqual(['7K3F-9QTN']);
  expect(JSON.stringify(await inbox.enquiries({ ...local, selection: 'all' }))).not.toContain('Hallo');
  // What a request has in place of a selection: all of them are listed, whatever an object has under that name.
  for (const other of ['elsewhere', 'constructor']) expect(await references(other as 'all')).toHaveLength(2);
});

test('one enquiry has its message and how it was delivered', async () => {
  expect(await inbox.enquiry({ ...local, reference: '7K3F-9QTM' })).toMatchObject({
    message: 'Hallo',
    fields: { email: 'ada@example.com', locale: 'nl' },
    deliveries: [{ channel: 'mail', state: 'delivered', attempts: 0, error: null }],
    othersFromAddress: 0,
  });
  for (const reference of ['7K3F-9QTX', "' OR 1 --"])
    await expect(inbox.enquiry({ ...local, reference })).rejects.toMatchObject({ refusal: { reason: 'unknown' } });
});

test('an export has all of them; erasing takes those of one address, and nothing of another', async () => {
  expect(await inbox.exportEnquiries({ ...local, format: 'csv' })).toMatchObject({ count: 2 });
  expect(await inbox.eraseEnquiries({ ...local, email: 'ADA@example.com' })).toEqual({ erased: 1 });
  const { text } = await inbox.exportEnquiries({ ...local, format: 'json' });
  expect(JSON.parse(text)).toMatchObject([{ email: 'bob@example.com' }]);
  expect(await inbox.eraseEnquiries({ ...local, email: "x@y' OR '1'='1" })).toEqual({ erased: 0 });
});

test('a database that nobody has sent to is empty; one that is none is refused', async () => {
  const fresh = inboxOperations('/nowhere', () => async () => {
    throw new Error('the database has no tables yet: start the site once');
  });
  expect(await fresh.enquiries({ ...local, selection: 'all' })).toEqual({});
  const other = inbox.enquiries({ database: 'elsewhere' as 'local', selection: 'all' });
  await expect(other).rejects.toMatchObject({ refusal: { reason: 'bad-request' } });
});
