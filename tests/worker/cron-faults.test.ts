import { beforeEach, expect, test } from 'vitest';
import { handleContact } from '#src/worker/contact/handle-contact.ts';
import { runNightly, sweep } from '#src/worker/crons.ts';
import { enquiry, post } from './enquiry.ts';
import { findEntered } from './entered-values.ts';
import {
  broken,
  brokenQueues,
  Clock,
  contactDependencies,
  type Database,
  faultyDb,
  notifyDependencies,
  recordingChannel,
} from './faulty-dependencies.ts';
import { useWorker } from './harness.ts';

const { env, rows } = useWorker();
const noQueues = brokenQueues();

let db: Database;
let clock: Clock;
beforeEach(async () => {
  db = (await env()).DB;
  clock = new Clock();
  await db.prepare('DELETE FROM enquiries').bind().all();
});

async function store(): Promise<void> {
  const { dependencies } = contactDependencies(db, clock, { channels: ['mail'] });
  await handleContact(new Request('https://site.example/', post(enquiry())), dependencies);
}

test.each([
  ['the sweep', sweep, 'digest, failure-notices, mail, webhook'],
  ['the night', runNightly, 'delete-expired, digest, failure-notices, mail, nightly-report, webhook'],
])('%s on a database that fails mails which steps have failed, once an hour', async (_, run, steps) => {
  const mail = recordingChannel();
  const { dependencies, log } = notifyDependencies({ prepare: broken, batch: broken }, clock, { mail });
  await run(dependencies, noQueues, 7);
  expect(mail.warned).toHaveLength(1);
  expect(mail.warned[0]?.text).toContain(steps);
  await run(dependencies, noQueues, 7);
  expect(mail.warned).toHaveLength(1);
  expect(findEntered(JSON.stringify([log, mail.warned]))).toEqual([]);
});

test('an alarm that no channel delivers is raised by the next run', async () => {
  const mail = recordingChannel();
  let isDown = true;
  const channel = {
    ...mail,
    warn: (notice: Parameters<typeof mail.warn>[0]) => (isDown ? broken() : mail.warn(notice)),
  };
  const { dependencies } = notifyDependencies({ prepare: broken, batch: broken }, clock, { mail: channel });
  await sweep(dependencies, noQueues);
  isDown = false;
  await sweep(dependencies, noQueues);
  expect(mail.warned).toHaveLength(1);
});

test.each([
  ['the clean-up', 'DELETE FROM enquiries', 'delete-expired'],
  ['the report', 'count(*) AS count FROM enquiries', 'nightly-report'],
  ['the digest', 'substr(message', 'digest'],
  ['the failure notices', 'reported_at = ', 'failure-notices'],
])('%s that fails stops no other step, and is named', async (_, sql, step) => {
  await store();
  const mail = recordingChannel();
  const faulty = faultyDb(db, (text) => text.includes(sql));
  const { dependencies, log } = notifyDependencies(faulty, clock, { mail });
  await runNightly(dependencies, noQueues, 0);
  expect(mail.notified).toHaveLength(1);
  expect(await rows('SELECT state FROM notifications')).toEqual([{ state: 'delivered' }]);
  expect(log.filter((entry) => entry.event === 'step-failed').map((entry) => entry.codes)).toEqual([[step, 'Error']]);
  expect(mail.warned.map(({ text }) => text)).toEqual([expect.stringContaining(`: ${step}.`)]);
});
