import { keeping } from '#src/worker/generated/words.ts';
import type { Log } from '#src/worker/log.ts';
import type { Database } from '#src/worker/platform.ts';

const hour = 3_600_000;
const day = 24 * hour;

/**
 * Deletes what has been kept long enough: the same limits that the privacy policy names.
 * Takes the time in milliseconds since 1970.
 */
export async function cleanUp(db: Database, now: number, log: Log): Promise<void> {
  const results = await db.batch([
    db
      .prepare('DELETE FROM leads WHERE spam = 0 AND created_at <= ?1 RETURNING id')
      .bind(now - keeping.enquiryDays * day),
    db.prepare('DELETE FROM leads WHERE spam = 1 AND created_at <= ?1 RETURNING id').bind(now - keeping.spamDays * day),
    db
      .prepare('UPDATE leads SET address_hash = NULL WHERE address_hash IS NOT NULL AND created_at <= ?1 RETURNING id')
      .bind(now - keeping.addressHours * hour),
  ]);
  const names = ['enquiries', 'spam', 'address-hashes'];
  for (const [index, { results: rows }] of results.entries()) {
    log({ event: 'cleaned', count: rows.length, codes: [names[index] ?? ''] });
  }
}
