import type { EnquiryFields } from '#src/domain/contact-schema.ts';
import { type ChannelName, newReference } from '#src/domain/enquiry.ts';
import type { Locale } from '#src/domain/locale.ts';
import { contentHash } from '#src/worker/enquiries/content-hash.ts';
import { retry } from '#src/worker/retry.ts';
import { timeout } from '#src/worker/timeout.ts';

/** The same content within this time is the same enquiry; after a day it is a reminder and stored anew. */
export const sameEnquiryTime = 24 * 3_600_000;

/** D1 retries reads but never writes, so the write is retried here. The pauses outlast an outage of some five seconds. */
const pauses = [100, 300, 700, 1500, 2400];
const attemptTimeout = 3000;
const totalTimeout = 7000;

export interface NewEnquiry {
  fields: EnquiryFields;
  locale: Locale;
  /** Whether the text looks like spam. It is stored and delivered all the same. */
  isSpam: boolean;
  addressHash: string | null;
  /** Channels that notify the agency. */
  channels: readonly ChannelName[];
}

export interface StoreDependencies {
  db: Pick<D1Database, 'prepare' | 'batch'>;
  /** Milliseconds since 1970. */
  now(): number;
  wait(milliseconds: number): Promise<void>;
}

export interface StoredEnquiry {
  id: string;
  /** False when the same enquiry had been stored before. */
  isNew: boolean;
}

/**
 * Stores an enquiry once, however often it comes within a day, and gives its reference.
 * Throws when the database cannot be written to within `totalTimeout`. Calling it again is safe, even if a write did arrive.
 *
 * @param onRetry Called before each attempt after the first.
 */
export async function storeEnquiry(
  enquiry: NewEnquiry,
  { onRetry, ...dependencies }: StoreDependencies & { onRetry?(): void },
): Promise<StoredEnquiry> {
  // One reference for all attempts: a write whose response was lost is recognised by it.
  const id = newReference();
  const hash = await contentHash(enquiry.fields);
  let attempts = 0;
  const attempt = () => {
    if (++attempts > 1) onRetry?.();
    return write(id, enquiry, hash, dependencies);
  };
  return timeout(retry(attempt, { pauses, attemptTimeout, wait: dependencies.wait }), totalTimeout);
}

async function write(
  id: string,
  enquiry: NewEnquiry,
  hash: string,
  { db, now }: StoreDependencies,
): Promise<StoredEnquiry> {
  const time = now();
  const { name, email, phone, company, service, message } = enquiry.fields;
  const insert = db
    .prepare(
      `INSERT INTO enquiries (id, created_at, locale, name, email, phone, company, service, message, spam, address_hash, content_hash)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12
       WHERE NOT EXISTS (SELECT 1 FROM enquiries WHERE content_hash = ?12 AND created_at > ?13)`,
    )
    .bind(
      ...[id, time, enquiry.locale, name, email, phone, company, service, message],
      ...[enquiry.isSpam ? 1 : 0, enquiry.addressHash, hash, time - sameEnquiryTime],
    );
  const notifications = enquiry.channels.map((channel) =>
    db
      .prepare(
        `INSERT INTO notifications (enquiry_id, channel, next_attempt_at) SELECT id, ?2, created_at FROM enquiries WHERE id = ?1
         ON CONFLICT DO NOTHING`,
      )
      .bind(id, channel),
  );
  const select = db
    .prepare('SELECT id FROM enquiries WHERE content_hash = ?1 AND created_at > ?2 ORDER BY created_at DESC LIMIT 1')
    .bind(hash, time - sameEnquiryTime);
  const results = await db.batch<{ id: string }>([insert, ...notifications, select]);
  const stored = results.at(-1)?.results[0]?.id;
  if (!stored) throw new Error('the enquiry is not in the database after its insert');
  return { id: stored, isNew: stored === id };
}
