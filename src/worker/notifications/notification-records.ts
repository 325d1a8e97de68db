import type { ChannelName, Enquiry } from '#src/domain/enquiry.ts';
import { leaseTime } from '#src/worker/notifications/retry-delays.ts';

export type Database = Pick<D1Database, 'prepare'>;

/** A delivery that now belongs to the caller. */
export interface Claim {
  channel: ChannelName;
  /** The number of this attempt, from 1. */
  attempts: number;
}

/**
 * Claims every delivery of an enquiry that is due. Of two callers at the same time only one gets it, so a queue message
 * or a cron that runs twice delivers once.
 */
export async function claimDue(db: Database, id: string, now: number): Promise<Claim[]> {
  const { results } = await db
    .prepare(
      `UPDATE notifications SET attempts = attempts + 1, lease_until = ?3
       WHERE enquiry_id = ?1 AND state = 'pending' AND next_attempt_at <= ?2 AND lease_until <= ?2
       RETURNING channel, attempts`,
    )
    .bind(id, now, now + leaseTime)
    .all<Claim>();
  return results;
}

/** Reads an enquiry; null when it has been erased in the meantime. */
export async function readEnquiry(db: Database, id: string): Promise<Enquiry | null> {
  const row = await db
    .prepare(
      `SELECT id, created_at AS createdAt, locale, spam, name, email, phone, company, service, message
       FROM enquiries WHERE id = ?1`,
    )
    .bind(id)
    .first<Omit<Enquiry, 'isSpam'> & { spam: number }>();
  if (!row) return null;
  const { spam, ...enquiry } = row;
  return { ...enquiry, isSpam: spam === 1 };
}

/** Records that a channel has delivered. */
export async function markDelivered(db: Database, id: string, channel: ChannelName, now: number): Promise<void> {
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
  id: string,
  channel: ChannelName,
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

/** When the next attempt for an enquiry is due; undefined when no delivery is pending. */
export async function nextAttemptAt(db: Database, id: string): Promise<number | undefined> {
  const time = await db
    .prepare(
      `SELECT min(max(next_attempt_at, lease_until)) AS time FROM notifications
       WHERE enquiry_id = ?1 AND state = 'pending'`,
    )
    .bind(id)
    .first<number | null>('time');
  return time ?? undefined;
}

/** The references of enquiries with a delivery that is due, the longest waiting first. */
export async function dueEnquiries(db: Database, now: number, limit: number): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT enquiry_id AS id FROM notifications WHERE state = 'pending' AND next_attempt_at <= ?1 AND lease_until <= ?1
       GROUP BY enquiry_id ORDER BY min(next_attempt_at) LIMIT ?2`,
    )
    .bind(now, limit)
    .all<{ id: string }>();
  return results.map((row) => row.id);
}
