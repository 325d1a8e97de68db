import type { ChannelName } from '#src/domain/enquiry.ts';
import { sourceLocale } from '#src/domain/locale.ts';
import { fillPlaceholders } from '#src/worker/fill-placeholders.ts';
import { messages } from '#src/worker/generated/messages.ts';
import type { Database } from '#src/worker/notifications/notification-records.ts';
import type { NotifyDependencies } from '#src/worker/notifications/notify.ts';
import { sendNotice } from '#src/worker/notifications/send-notice.ts';

const day = 24 * 3_600_000;
const texts = messages[sourceLocale];

/**
 * Sends one notice with a line for everything that may be wrong: enquiries that no channel has delivered for a day,
 * a channel that fails, and no enquiry for `quietDays` days. Sends nothing when all is well.
 *
 * @param quietDays 0 if a site without enquiries is never reported.
 */
export async function sendNightlyReport(dependencies: NotifyDependencies, quietDays: number): Promise<void> {
  const { db, now, log } = dependencies;
  const time = now();
  const lines = [
    ...(await undeliveredLine(db, time)),
    ...(await failingChannelLines(db, time)),
    ...(await quietLine(db, time, quietDays)),
  ];
  if (lines.length === 0) return;
  log({ event: 'nightly-report', level: 'error', count: lines.length });
  await sendNotice({ subject: texts['mail.report.subject'], text: lines.join('\n\n') }, dependencies);
}

/** A line for the enquiries that nothing has delivered for a day, as after an outage longer than all retries. */
async function undeliveredLine(db: Database, now: number): Promise<string[]> {
  const count = await db
    .prepare(
      `SELECT count(*) AS count FROM enquiries WHERE created_at <= ?1
       AND NOT EXISTS (SELECT 1 FROM notifications WHERE enquiry_id = enquiries.id AND state = 'delivered')`,
    )
    .bind(now - day)
    .first<number>('count');
  return count ? [fillPlaceholders(texts['mail.report.undelivered'], { count })] : [];
}

/**
 * The channels whose last attempt failed, or that gave up on an enquiry within the last day. `next_attempt_at` of a
 * delivery that was given up is still the time at which its last attempt was due.
 */
async function failingChannelLines(db: Database, now: number): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT channel, count(*) AS count FROM notifications WHERE last_error IS NOT NULL
       AND (state = 'pending' OR (state = 'given_up' AND next_attempt_at > ?1)) GROUP BY channel ORDER BY channel`,
    )
    .bind(now - day)
    .all<{ channel: ChannelName; count: number }>();
  return results.map(({ channel, count }) => fillPlaceholders(texts['mail.report.failing'], { channel, count }));
}

/** A line for the days without an enquiry. It comes again after each further `quietDays` days, not every night. */
async function quietLine(db: Database, now: number, quietDays: number): Promise<string[]> {
  if (quietDays === 0) return [];
  const newest = await db.prepare('SELECT max(created_at) AS time FROM enquiries').first<number | null>('time');
  // If there is no enquiry at all, the days since 1970 are counted, so that the line comes as often then.
  const count = Math.floor((now - (newest ?? 0)) / day);
  if (count < quietDays || count % quietDays !== 0) return [];
  return [newest === null ? texts['mail.report.empty'] : fillPlaceholders(texts['mail.report.quiet'], { count })];
}
