import type { ChannelName, Lead } from '#src/domain/lead.ts';
import type { Database } from '#src/worker/platform.ts';
import { leaseTime } from '#src/worker/telling/delays.ts';

/** A channel that now belongs to the caller, with the number of this attempt. */
export interface Claim {
  channel: ChannelName;
  attempts: number;
}

/**
 * Takes every channel of an enquiry that is due. Of two that ask at the same time one gets it, so a queue message
 * that comes twice and a cron that runs twice tell an enquiry once.
 */
export async function claimDue(db: Database, id: string, now: number): Promise<Claim[]> {
  const claimed = await db
    .prepare(
      `UPDATE tellings SET attempts = attempts + 1, lease_until = ?3
       WHERE lead_id = ?1 AND state = 'pending' AND next_at <= ?2 AND lease_until <= ?2
       RETURNING channel, attempts`,
    )
    .bind(id, now, now + leaseTime)
    .all<Claim>();
  return claimed.results;
}

/** The enquiry to be told, or undefined when it has been erased meanwhile. */
export async function readLead(db: Database, id: string): Promise<Lead | undefined> {
  const found = await db
    .prepare(
      `SELECT id, created_at AS createdAt, locale, name, email, phone, company, service, message
       FROM leads WHERE id = ?1`,
    )
    .bind(id)
    .all<Lead>();
  return found.results[0];
}

/** Writes down that a channel has told an enquiry. */
export async function markTold(db: Database, id: string, channel: ChannelName, now: number): Promise<void> {
  await db
    .prepare(
      `UPDATE tellings SET state = 'told', told_at = ?3, lease_until = 0, last_error = NULL
       WHERE lead_id = ?1 AND channel = ?2`,
    )
    .bind(id, channel, now)
    .all();
}

/** Writes down that a channel has failed: to be tried again at a time, or given up without one. */
export async function markFailed(
  db: Database,
  id: string,
  channel: ChannelName,
  code: string,
  nextAt: number | undefined,
): Promise<void> {
  await db
    .prepare(
      `UPDATE tellings SET state = ?3, next_at = coalesce(?4, next_at), lease_until = 0, last_error = ?5
       WHERE lead_id = ?1 AND channel = ?2`,
    )
    .bind(id, channel, nextAt === undefined ? 'given_up' : 'pending', nextAt ?? null, code)
    .all();
}

/** When the next attempt for an enquiry is due, or undefined when every channel has told it or given up. */
export async function nextAttempt(db: Database, id: string): Promise<number | undefined> {
  const found = await db
    .prepare(`SELECT min(max(next_at, lease_until)) AS time FROM tellings WHERE lead_id = ?1 AND state = 'pending'`)
    .bind(id)
    .all<{ time: number | null }>();
  return found.results[0]?.time ?? undefined;
}

/** References of enquiries that are due, the longest waiting first. */
export async function dueLeads(db: Database, now: number, atMost: number): Promise<string[]> {
  const found = await db
    .prepare(
      `SELECT lead_id AS id FROM tellings WHERE state = 'pending' AND next_at <= ?1 AND lease_until <= ?1
       GROUP BY lead_id ORDER BY min(next_at) LIMIT ?2`,
    )
    .bind(now, atMost)
    .all<{ id: string }>();
  return found.results.map((row) => row.id);
}
