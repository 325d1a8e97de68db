import type { ChannelName, Enquiry } from '#src/domain/enquiry.ts';
import { leaseTime } from '#src/worker/notifications/retry-delays.ts';

export type Database = Pick<D1Database, 'prepare' | 'batch'>;

/** One delivery of one enquiry by one channel. */
export interface Delivery {
  id: string;
  channel: ChannelName;
}

/** A delivery that now belongs to the caller. */
export interface Claim {
  /** The number of this attempt, from 1. */
  attempts: number;
  /** Which delivery of the enquiry it is: 1, and one more for each time it is sent again. */
  sequence: number;
}

/**
 * Claims a delivery if it is due, and reads its enquiry in the same call, because each call to the database is a journey.
 * Of two callers at the same time only one gets the claim, so a queue message or a cron that runs twice delivers once.
 * The enquiry is missing when it has been erased in the meantime.
 */
export async function claimDue(
  db: Database,
  { id, channel }: Delivery,
  now: number,
): Promise<{ claim: Claim | undefined; enquiry: Enquiry | undefined }> {
  const update = db
    .prepare(
      `UPDATE notifications SET attempts = attempts + 1, lease_until = ?4
       WHERE enquiry_id = ?1 AND channel = ?2 AND state = 'pending' AND next_attempt_at <= ?3 AND lease_until <= ?3
       RETURNING attempts, sequence`,
    )
    .bind(id, channel, now, now + leaseTime);
  const select = db
    .prepare(
      `SELECT id, created_at AS createdAt, locale, spam, name, email, phone, company, service, message
       FROM enquiries WHERE id = ?1`,
    )
    .bind(id);
  const [claims, enquiries] = await db.batch([update, select]);
  const claim = claims?.results[0] as Claim | undefined;
  const row = enquiries?.results[0] as (Omit<Enquiry, 'isSpam'> & { spam: number }) | undefined;
  if (!row) return { claim, enquiry: undefined };
  const { spam, ...enquiry } = row;
  return { claim, enquiry: { ...enquiry, isSpam: spam === 1 } };
}

/** Records that a channel has delivered. */
export async function markDelivered(db: Database, { id, channel }: Delivery, now: number): Promise<void> {
  await db
    .prepare(
      `UPDATE notifications SET state = 'delivered', delivered_at = ?3, lease_until = 0, last_error = NULL
       WHERE enquiry_id = ?1 AND channel = ?2`,
    )
    .bind(id, channel, now)
    .run();
}

/** Records that an attempt has failed. Without a time for the next attempt the channel has given up. */
export async function markFailed(
  db: Database,
  { id, channel }: Delivery,
  code: string,
  nextAttempt: number | undefined,
): Promise<void> {
  await db
    .prepare(
      `UPDATE notifications SET state = ?3, next_attempt_at = coalesce(?4, next_attempt_at), lease_until = 0, last_error = ?5
       WHERE enquiry_id = ?1 AND channel = ?2`,
    )
    .bind(id, channel, nextAttempt === undefined ? 'given_up' : 'pending', nextAttempt ?? null, code)
    .run();
}

/** When the next attempt of a delivery is due; undefined when it is not pending. */
export async function nextAttemptAt(db: Database, { id, channel }: Delivery): Promise<number | undefined> {
  const time = await db
    .prepare(
      `SELECT max(next_attempt_at, lease_until) AS time FROM notifications
       WHERE enquiry_id = ?1 AND channel = ?2 AND state = 'pending'`,
    )
    .bind(id, channel)
    .first<number>('time');
  return time ?? undefined;
}

/** The deliveries of a channel that are due, the longest waiting first. */
export async function dueDeliveries(
  db: Database,
  channel: ChannelName,
  now: number,
  limit: number,
): Promise<Delivery[]> {
  const { results } = await db
    .prepare(
      `SELECT enquiry_id AS id, channel FROM notifications
       WHERE channel = ?1 AND state = 'pending' AND next_attempt_at <= ?2 AND lease_until <= ?2
       ORDER BY next_attempt_at LIMIT ?3`,
    )
    .bind(channel, now, limit)
    .all<Delivery>();
  return results;
}
