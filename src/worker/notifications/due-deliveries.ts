import type { ChannelName } from '#src/domain/enquiry.ts';
import type { Database, Delivery } from '#src/worker/notifications/notification-records.ts';

/** Which enquiries a sweep looks at: recent ones and those sent again, or, at night, all of them. */
export type SweepScope = 'recent' | 'all';

/**
 * How long an enquiry is recent, in milliseconds: all attempts are over by then. Only the newest `maxRecent` are looked
 * at, because D1 limits the rows that are read in a day.
 */
const recentTime = 3 * 24 * 3_600_000;
const maxRecent = 1000;

/**
 * Gives the SQL condition for the notifications that a sweep looks at; `1` is true for all. It is a limit by time,
 * because an index of all pending ones would cost two more written rows for each notification. Those that are sent
 * again (`sequence > 1`) are rare and may be older: they have the partial index `notifications_resent`.
 */
export const inScopeSql = (now: number, scope: SweepScope): string =>
  scope === 'all'
    ? '1'
    : `enquiry_id IN (SELECT id FROM (SELECT id FROM enquiries WHERE created_at > ${now - recentTime} ORDER BY created_at DESC LIMIT ${maxRecent})
       UNION SELECT enquiry_id FROM notifications WHERE state = 'pending' AND sequence > 1)`;

/** The deliveries of a channel that are due and not claimed (`lease_until`), those of the newest enquiries first. */
export async function dueDeliveries(
  db: Database,
  channel: ChannelName,
  now: number,
  scope: SweepScope,
  limit: number,
): Promise<Delivery[]> {
  const { results } = await db
    .prepare(
      `SELECT enquiry_id AS id, channel FROM notifications JOIN enquiries ON id = enquiry_id
       WHERE ${inScopeSql(now, scope)} AND channel = ?1 AND state = 'pending' AND next_attempt_at <= ?2 AND lease_until <= ?2
       ORDER BY created_at DESC LIMIT ?3`,
    )
    .bind(channel, now, limit)
    .all<Delivery>();
  return results;
}
