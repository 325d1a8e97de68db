import type { Enquiry } from '#src/domain/contact-form.ts';
import { type ChannelName, newReference } from '#src/domain/lead.ts';
import type { Locale } from '#src/domain/locale.ts';
import { persist } from '#src/worker/fault.ts';
import { contentHash } from '#src/worker/leads/content-hash.ts';
import type { Database } from '#src/worker/platform.ts';

/** The same words within this time are the same enquiry; after a day they are a reminder and count anew. */
export const sameEnquiryTime = 24 * 3_600_000;

/** D1 repeats reads, never writes, so the write repeats itself: three attempts in at most ten seconds. */
const pauses = [100, 400];
const attemptTime = 3000;

export interface NewLead {
  enquiry: Enquiry;
  locale: Locale;
  spam: boolean;
  addressHash: string | null;
  /** Channels that are to tell it; none for spam. */
  channels: readonly ChannelName[];
}

export interface StoringDeps {
  db: Database;
  now(): number;
  wait(milliseconds: number): Promise<void>;
  /** Called before each attempt after the first. */
  onRetry?(): void;
}

export interface StoredLead {
  id: string;
  /** False when the same enquiry was there already. */
  isNew: boolean;
}

/**
 * Stores an enquiry once, however often it comes within a day, and gives its reference.
 * Throws when the database cannot be written to; repeating the call is safe, even when a write did arrive.
 */
export async function storeLead(lead: NewLead, deps: StoringDeps): Promise<StoredLead> {
  // One reference for all attempts: a write whose answer was lost is known again by it.
  const id = newReference();
  const hash = await contentHash(lead.enquiry, lead.spam);
  let attempts = 0;
  const attempt = () => {
    if (++attempts > 1) deps.onRetry?.();
    return write(id, lead, hash, deps);
  };
  return persist(attempt, { pauses, attemptTime, wait: deps.wait });
}

async function write(id: string, lead: NewLead, hash: string, { db, now }: StoringDeps): Promise<StoredLead> {
  const time = now();
  const { name, email, phone, company, service, message } = lead.enquiry;
  const insert = db
    .prepare(
      `INSERT INTO leads (id, created_at, locale, name, email, phone, company, service, message, spam, address_hash, content_hash)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12
       WHERE NOT EXISTS (SELECT 1 FROM leads WHERE content_hash = ?12 AND created_at > ?13)`,
    )
    .bind(
      ...[id, time, lead.locale, name, email, phone, company, service, message],
      ...[lead.spam ? 1 : 0, lead.addressHash, hash, time - sameEnquiryTime],
    );
  const tellings = (lead.spam ? [] : lead.channels).map((channel) =>
    db
      .prepare(
        `INSERT INTO tellings (lead_id, channel, next_at) SELECT id, ?2, created_at FROM leads WHERE id = ?1
         ON CONFLICT DO NOTHING`,
      )
      .bind(id, channel),
  );
  const found = db
    .prepare('SELECT id FROM leads WHERE content_hash = ?1 AND created_at > ?2 ORDER BY created_at DESC LIMIT 1')
    .bind(hash, time - sameEnquiryTime);
  const results = await db.batch<{ id: string }>([insert, ...tellings, found]);
  const stored = results.at(-1)?.results[0]?.id;
  if (!stored) throw new Error('the enquiry is not in the database after its insert');
  return { id: stored, isNew: stored === id };
}
