import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fieldNames } from '#src/domain/contact-form.ts';
import { useWorker } from './harness.ts';

const folder = join(import.meta.dirname, '../../src/worker/migrations');
/** A runtime of its own: the tables are made again here. */
const { env, rows } = useWorker({ ADDRESS_KEY: 'a key that only the migrations use' });

/** The statements of a migration, as wrangler runs them. */
const statementsOf = (file: string) =>
  readFileSync(join(folder, file), 'utf8')
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .filter((statement) => statement.trim() !== '');

test('the tables have a column for each field of the form; a row in contact-fields.ts comes with a migration', async () => {
  const columns = await rows<{ name: string; type: string }>('PRAGMA table_info(enquiries)');
  const ofFields = columns.filter(({ name }) => fieldNames.some((field) => field === name));
  expect(new Set(ofFields.map(({ name }) => name))).toEqual(new Set(fieldNames));
  for (const { type } of ofFields) expect(type).toBe('TEXT');
});

test('every enquiry and every notification of the first tables is there after the later migrations', async () => {
  const { DB } = await env();
  const run = (statements: string[]) => DB.batch(statements.map((statement) => DB.prepare(statement)));
  const [first = '', ...later] = readdirSync(folder).sort();
  await run(['DROP TABLE notifications', 'DROP TABLE enquiries', ...statementsOf(first)]);
  expect(await rows('PRAGMA foreign_keys')).toEqual([{ foreign_keys: 1 }]);
  await run([
    `INSERT INTO enquiries VALUES ('AAAA-0001', 1, 'nl', 'Ada', 'ada@x.example', '06', 'Kade', 'ai', 'Eerste', 0, 'hash', 'c1'),
      ('AAAA-0002', 2, 'en', 'Bob', 'bob@x.example', '', '', '', 'Tweede', 1, NULL, 'c2')`,
    `INSERT INTO notifications VALUES ('AAAA-0001', 'mail', 'pending', 3, 2, 50, 60, NULL, 'timeout', NULL),
      ('AAAA-0001', 'webhook', 'given_up', 8, 1, 70, 0, NULL, 'http-500', 80),
      ('AAAA-0002', 'mail', 'delivered', 1, 1, 2, 0, 9, NULL, NULL)`,
  ]);
  const all = async () => [
    await rows('SELECT * FROM enquiries ORDER BY id'),
    await rows('SELECT * FROM notifications ORDER BY enquiry_id, channel'),
  ];
  const before = await all();
  for (const file of later) await run(statementsOf(file));
  expect(await all()).toEqual(before);
  // Erasing an enquiry erases its notifications, and a language may be added.
  await run([`DELETE FROM enquiries WHERE id = 'AAAA-0001'`, `UPDATE enquiries SET locale = 'de'`]);
  expect(await rows('SELECT enquiry_id FROM notifications')).toEqual([{ enquiry_id: 'AAAA-0002' }]);
});
