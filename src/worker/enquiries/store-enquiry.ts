import { type EnquiryFields, fieldNames } from '#src/domain/contact-form.ts';
import type { ChannelName, NotificationName } from '#src/domain/enquiry.ts';
import type { Locale } from '#src/domain/locale.ts';
import { contentHash } from '#src/worker/enquiries/content-hash.ts';
import { day, maxEnquiriesPerIpAddress, maxNotifiedPerDay } from '#src/worker/enquiries/daily-limits.ts';
import { retry } from '#src/worker/retry.ts';
import { withTimeout } from '#src/worker/with-timeout.ts';

/**
 * D1 retries reads but never writes, so the write is retried here. The pauses outlast an outage of some five seconds.
 * All times are in milliseconds.
 */
const pauses = [100, 300, 700, 1500, 2400];
const attemptTimeout = 3000;
const totalTimeout = 7000;

export interface NewEnquiry {
  /** The reference, the same for all attempts: a write whose response was lost is recognised by it. */
  id: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  fields: EnquiryFields;
  locale: Locale;
  /** Whether the text looks like spam. It is stored all the same, and goes into the digest. */
  isSpam: boolean;
  /** A keyed hash of the visitor's IP address; null if it is not to be limited. */
  addressHash: string | null;
  /** Channels that notify the agency. */
  channels: readonly ChannelName[];
}

export interface StoreDependencies {
  db: Pick<D1Database, 'prepare' | 'batch'>;
  wait(milliseconds: number): Promise<void>;
}

export interface StoredEnquiry {
  id: string;
  /** False when the same enquiry had been stored before. */
  isNew: boolean;
  /** How the agency is notified of a new enquiry: by the channels, or in the digest. */
  notifications: readonly NotificationName[];
}

/**
 * Stores an enquiry once, however often it comes within a day. Gives undefined, and stores nothing, when its address
 * has reached its limit for a day. Throws when the database cannot be written to within `totalTimeout`. Calling it
 * again is safe, even if a write did arrive.
 *
 * @param onRetry Called before each attempt after the first.
 */
export async function storeEnquiry(
  enquiry: NewEnquiry,
  { db, wait, onRetry }: StoreDependencies & { onRetry?(): void },
): Promise<StoredEnquiry | undefined> {
  const hash = await contentHash(enquiry.fields);
  let attempts = 0;
  const attempt = () => {
    if (++attempts > 1) onRetry?.();
    return write(enquiry, hash, db);
  };
  return withTimeout(retry(attempt, { pauses, attemptTimeout, wait }), totalTimeout);
}

/**
 * The enquiries after the time `?2`, a day ago, with the content hash `?1`; after a day the same content is a reminder.
 * Only the newest 200 are compared.
 */
const sameEnquiries = `SELECT id FROM
  (SELECT id, content_hash FROM enquiries WHERE created_at > ?2 ORDER BY created_at DESC LIMIT 200) WHERE content_hash = ?1`;

async function write(
  enquiry: NewEnquiry,
  hash: string,
  db: StoreDependencies['db'],
): Promise<StoredEnquiry | undefined> {
  const { id, createdAt, addressHash, isSpam } = enquiry;
  const dayBefore = createdAt - day;
  // ?1 to ?8 are these values, in this order; the fields begin at ?9. A template joins a list with commas.
  const values = [
    hash,
    dayBefore,
    addressHash,
    maxEnquiriesPerIpAddress,
    id,
    createdAt,
    enquiry.locale,
    isSpam ? 1 : 0,
  ];
  const insert = db
    .prepare(
      `INSERT INTO enquiries (content_hash, address_hash, id, created_at, locale, spam, ${fieldNames})
       SELECT ?1, ?3, ?5, ?6, ?7, ?8, ${fieldNames.map((_, index) => `?${index + 9}`)}
       WHERE NOT EXISTS (${sameEnquiries})
         AND (SELECT count(*) FROM enquiries WHERE address_hash = ?3 AND created_at > ?2) < ?4
       ON CONFLICT DO NOTHING`,
    )
    .bind(
      ...values,
      // An enquiry that has waited in the queue during a deployment lacks the fields that the deployment added.
      ...fieldNames.map((name) => enquiry.fields[name] ?? ''),
    );
  // An enquiry that looks like spam (?4) goes into the digest, and so does each one beyond ?6 in a day (since ?5); any
  // other goes to the channels ?3. All are due at once (?2). Counting ends at ?6 + 1, because D1 limits the rows that
  // are read in a day.
  const notify = db
    .prepare(
      `INSERT INTO notifications (enquiry_id, channel, next_attempt_at)
       SELECT ?1, value, ?2 FROM json_each(
         CASE WHEN ?4 OR (SELECT count(*) FROM (SELECT 1 FROM enquiries WHERE created_at > ?5 LIMIT ?6 + 1)) > ?6
         THEN '["digest"]' ELSE ?3 END)
       WHERE EXISTS (SELECT 1 FROM enquiries WHERE id = ?1)
         AND NOT EXISTS (SELECT 1 FROM notifications WHERE enquiry_id = ?1)`,
    )
    .bind(id, createdAt, JSON.stringify(enquiry.channels), isSpam ? 1 : 0, dayBefore, maxNotifiedPerDay);
  const select = db.prepare('SELECT channel FROM notifications WHERE enquiry_id = ?1').bind(id);
  const results = await db.batch<{ channel: NotificationName }>([insert, notify, select]);
  const notifications = results[2]?.results.map(({ channel }) => channel) ?? [];
  // Only an enquiry that was stored has notifications, now or by an earlier attempt whose response was lost.
  if (notifications.length > 0) return { id, isNew: true, notifications };
  const earlierId = await db.prepare(sameEnquiries).bind(hash, dayBefore).first<string>('id');
  // If there is no earlier one either, the limit of the address is the reason why it was not stored.
  return earlierId === null ? undefined : { id: earlierId, isNew: false, notifications };
}
