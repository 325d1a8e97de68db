#!/usr/bin/env node
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enquiriesDatabase } from '#cli/enquiries/database.ts';
import { digestDelay, maxNotifiedPerDay } from '#src/worker/enquiries/daily-limits.ts';
import { enteredCount, findEntered } from '../worker/entered-values.ts';
import { liveServer } from '../worker/live-server.ts';
import { type LoadResult, loadForm, percentile } from './form-load.ts';

/**
 * `npm run bench -- form`: twenty connections on the local edge runtime, then a power cut in the middle of a second run,
 * a restart and sweeps. Fails when an acknowledged enquiry is lost, neither delivered nor in the digest, or delivered more
 * often than the cut explains.
 * `-- --seconds 5` shortens the runs.
 */
const connections = 20;
/** Deliveries of a channel that the cut may find made and not yet recorded: `max_batch_size` in `wrangler.toml`. */
const inFlight = 5;
const seconds = Number(process.argv[process.argv.indexOf('--seconds') + 1] || 20) || 20;

/** How often each enquiry was delivered, by channel and reference. */
const deliveries = { webhook: new Map<string, number>(), mail: new Map<string, number>() };
const count = (map: Map<string, number>, reference: string) => map.set(reference, (map.get(reference) ?? 0) + 1);
const webhook = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { reference } = JSON.parse(body);
  count(deliveries.webhook, reference);
  response.writeHead(204).end();
});
await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve));
const hook = `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/`;

const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
const server = await liveServer(folder, { WEBHOOK_URL: hook });
const query = enquiriesDatabase(server.place);
const failures: string[] = [];
const check = (holds: boolean, otherwise: string) => {
  if (!holds) failures.push(otherwise);
};

try {
  await server.start();
  const first = await loadForm(`${server.url}/`, connections, seconds);
  report('load', first);
  check(
    Object.keys(first.statuses).every((status) => status === '303'),
    'not every enquiry was answered with 303',
  );

  // The second run is on another day, so that its first enquiries are delivered one by one again.
  await query(`UPDATE enquiries SET created_at = created_at - ${2 * 24 * 3_600_000}`);
  const cut = new AbortController();
  const running = loadForm(`${server.url}/`, connections, seconds, cut.signal);
  await new Promise((resolve) => setTimeout(resolve, (seconds / 2) * 1000));
  await server.kill();
  cut.abort();
  const second = await running;
  report('load, cut off by kill -9', second);

  const undeliveredAtCut = [...first.acknowledged, ...second.acknowledged].length - deliveries.webhook.size;
  await server.start();
  const stored = new Set((await query<{ email: string }>('SELECT email FROM enquiries')).map((row) => row.email));
  const lost = [...first.acknowledged, ...second.acknowledged].filter((email) => !stored.has(email));
  check(lost.length === 0, `${lost.length} acknowledged enquiries are not in the database`);
  console.log(
    `after the cut: ${stored.size} stored, ${lost.length} acknowledged ones lost, ${undeliveredAtCut} not delivered yet`,
  );

  const sweeps = await sweepUntilDelivered();
  const inDigest = (
    await query<{ id: string }>(`SELECT enquiry_id AS id FROM notifications WHERE channel = 'digest'`)
  ).map((row) => row.id);
  const ids = (await query<{ id: string }>('SELECT id FROM enquiries'))
    .map((row) => row.id)
    .filter((id) => !inDigest.includes(id));
  check(ids.length >= 2 * maxNotifiedPerDay, `${ids.length} enquiries were delivered one by one on two days`);
  for (const reference of mailedReferences(folder)) count(deliveries.mail, reference);
  for (const [channel, times] of Object.entries(deliveries)) {
    const silent = ids.filter((id) => !times.has(id)).length;
    const repeated = ids.reduce((sum, id) => sum + Math.max(0, (times.get(id) ?? 0) - 1), 0);
    check(silent === 0, `${silent} enquiries were never delivered by ${channel}`);
    check(
      repeated <= inFlight,
      `${repeated} enquiries were delivered twice by ${channel}; the batch in flight explains ${inFlight}`,
    );
    console.log(
      `after ${sweeps} sweeps: ${ids.length - silent} delivered by ${channel}, ${silent} not, ${repeated} twice`,
    );
  }

  await query(`UPDATE enquiries SET created_at = created_at - ${digestDelay}`);
  // By day the digest has the newest thousand, at night all of them.
  for (const pattern of ['*/10 * * * *', '17 3 * * *']) await server.cron(pattern, Date.now());
  const [left] = await query<{ count: number }>(`SELECT count(*) AS count FROM notifications WHERE state = 'pending'`);
  check(left?.count === 0, `${left?.count} enquiries were not in the digest that was due`);
  console.log(`the digest: ${inDigest.length} enquiries, ${left?.count} still pending`);

  const leaked = findEntered(server.printed()).length;
  check(leaked === 0, `${leaked} entered values are in the server's output`);
  console.log(`the server's output contains ${leaked} of the ${enteredCount()} values that were entered`);
} finally {
  await server.kill();
  webhook.close();
  webhook.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
}
for (const failure of failures) console.error(`bench: ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

function report(name: string, { statuses, times, seconds: lasted }: LoadResult): void {
  const rate = (times.length / lasted).toFixed(0);
  const of = (share: number) => `${percentile(times, share).toFixed(0)} ms`;
  const answers = Object.entries(statuses).map(
    ([status, count]) => `${count} × ${status === '0' ? 'cut off' : status}`,
  );
  console.log(`${name}: ${connections} connections, ${lasted.toFixed(1)} s, ${rate} a second: ${answers.join(', ')}`);
  console.log(`  half within ${of(0.5)}, 95 % within ${of(0.95)}, 99 % within ${of(0.99)}, all within ${of(1)}`);
}

/** Runs the sweep as its cron would until nothing waits, and gives how often that was. */
async function sweepUntilDelivered(): Promise<number> {
  for (let sweeps = 0; sweeps < 200; sweeps += 1) {
    const [row] = await query<{ count: number }>(
      `SELECT count(*) AS count FROM notifications WHERE state = 'pending' AND channel <> 'digest'`,
    );
    if (!row?.count) return sweeps;
    await server.cron('*/10 * * * *', Date.now());
    // The delivery that was running at the cut is released a minute later.
    await new Promise((resolve) => setTimeout(resolve, 5000));
  }
  throw new Error('two hundred sweeps were not enough');
}

/** The references in all mails; the local runtime writes their text to files. */
function mailedReferences(below: string): string[] {
  const files = readdirSync(below, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /email-text\/.*\.txt$/.test(file));
  return texts.flatMap((file) => /^Kenmerk: (\S+)$/m.exec(readFileSync(join(below, file), 'utf8'))?.[1] ?? []);
}
