import { fieldNames } from '#src/domain/contact-form.ts';
import type { ChannelName, Enquiry } from '#src/domain/enquiry.ts';
import { leaseTime } from '#src/worker/notifications/retry-delays.ts';

export type Database = Pick<D1Database, 'prepare' | 'batch'>;

/** One delivery of one enquiry by one channel. */
export interface Delivery {
  /** The id of the enquiry; the queue messages have it under this name. */
  id: string;
  channel: ChannelName;
}

/** A delivery that belongs to the caller until it ends the claim, or until `lease_until`, if it never does. */
export interface Claim {
  /** The number of this attempt, from 1. */
  attempts: number;
  /** Which delivery of the enquiry it is: 1, and one more for each time it is sent again. */
  sequence: number;
}

/**
 * Claims a delivery if it is due, and reads its enquiry in the same statement: D1's free plan takes fifty statements in
 * one run of a cron. Of two callers at the same time only one gets the claim, so a queue message or a cron that runs
 * twice delivers once. Undefined when it is not due, another caller has it, or the enquiry has been erased.
 */
export async function claimDue(
  db: Database,
  { id, channel }: Delivery,
  now: number,
): Promise<{ claim: Claim; enquiry: Enquiry } | undefined> {
  // `json(…)` makes `true` or `false` of the stored 1 or 0.
  const row = await db
    .prepare(
      `UPDATE notifications SET attempts = attempts + 1, lease_until = ?4
       WHERE enquiry_id = ?1 AND channel = ?2 AND state = 'pending' AND next_attempt_at <= ?3 AND lease_until <= ?3
       RETURNING attempts, sequence, (
         SELECT json_object('id', id, 'createdAt', created_at, 'locale', locale, 'isSpam', json(iif(spam, 'true', 'false')),
           ${fieldNames.map((name) => `'${name}', ${name}`).join(', ')})
         FROM enquiries WHERE id = ?1) AS enquiry`,
    )
    .bind(id, channel, now, now + leaseTime)
    .first<Claim & { enquiry: string }>();
  if (!row) return undefined;
  const { enquiry, ...claim } = row;
  return { claim, enquiry: JSON.parse(enquiry) };
}

/** Records that a channel has delivered, and ends the claim: with `lease_until = 0` no caller has it. */
export async function markDelivered(db: Database, { id, channel }: Delivery, now: number): Promise<void> {
  await db
    .prepare(
      `UPDATE notifications SET state = 'delivered', delivered_at = ?3, lease_until = 0, last_error = NULL
       WHERE enquiry_id = ?1 AND channel = ?2`,
    )
    .bind(id, channel, now)
    .run();
}

/**
 * Records that an attempt has failed, and ends the claim. Without `nextAttempt`, the time of the next one, the channel
 * has given up.
 */
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

/**
 * When the next attempt of a delivery can begin: when it is due, and no other caller has claimed it any more. Undefined
 * when the delivery is not pending.
 */
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

/** Takes an enquiry out of the digest that it waits for, so that its channels deliver it instead. */
export async function deliverInsteadOfDigest(
  db: Database,
  { id, createdAt, channels }: { id: string; createdAt: number; channels: readonly ChannelName[] },
): Promise<void> {
  // Nothing is added if the digest has been sent in the meantime, or the enquiry has been erased.
  await db.batch([
    db.prepare(`DELETE FROM notifications WHERE enquiry_id = ?1 AND channel = 'digest' AND state = 'pending'`).bind(id),
    db
      .prepare(
        `INSERT INTO notifications (enquiry_id, channel, next_attempt_at) SELECT ?1, value, ?2 FROM json_each(?3)
         WHERE NOT EXISTS (SELECT 1 FROM notifications WHERE enquiry_id = ?1) AND EXISTS (SELECT 1 FROM enquiries WHERE id = ?1)`,
      )
      // A time that has passed: due at once.
      .bind(id, createdAt, JSON.stringify(channels)),
  ]);
}
