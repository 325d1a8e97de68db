import { retention } from '#src/worker/generated/messages.ts';
import type { Log } from '#src/worker/log.ts';

const hour = 3_600_000;
const day = 24 * hour;

/**
 * Deletes what is older than the privacy policy allows: an enquiry, and long before it the hash of the network address
 * from which it came, which only limits how many one address may send.
 *
 * @param now Milliseconds since 1970.
 */
export async function deleteExpired(db: Pick<D1Database, 'prepare' | 'batch'>, now: number, log: Log): Promise<void> {
  const results = await db.batch([
    db.prepare('DELETE FROM enquiries WHERE created_at <= ?1 RETURNING id').bind(now - retention.enquiryDays * day),
    db
      .prepare(
        'UPDATE enquiries SET address_hash = NULL WHERE address_hash IS NOT NULL AND created_at <= ?1 RETURNING id',
      )
      .bind(now - retention.addressHours * hour),
  ]);
  // What each statement deletes, in their order; `?? ''` is only for TypeScript.
  const names = ['enquiries', 'address-hashes'];
  for (const [index, { results: rows }] of results.entries()) {
    log({ event: 'expired-deleted', count: rows.length, codes: [names[index] ?? ''] });
  }
}
