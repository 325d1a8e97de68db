import type { Query } from '#cli/enquiries/database.ts';
import type { EnquiriesOptions } from '#cli/enquiries/enquiries-options.ts';
import { inboxEnquiry, readEnquiries } from '#cli/enquiries/enquiry-rows.ts';
import { localTime } from '#cli/enquiries/local-time.ts';
import { tableText } from '#cli/enquiries/terminal-text.ts';

interface ListOptions extends EnquiriesOptions {
  limit: number;
  /** In milliseconds since 1970. */
  since?: number;
  spam?: boolean;
  undelivered?: boolean;
}

/** The SQL condition for an enquiry that neither a channel nor the digest has delivered. */
export const noneDelivered =
  "NOT EXISTS (SELECT 1 FROM notifications WHERE enquiry_id = enquiries.id AND state = 'delivered')";

/** Prints the newest enquiries, one on each line. */
export async function run(query: Query, options: ListOptions): Promise<number> {
  const where = [
    // `1` is true in SQL: there has to be a condition.
    options.spam ? 'spam = 1' : '1',
    ...(options.since === undefined ? [] : [`created_at >= ${options.since}`]),
    ...(options.undelivered ? [noneDelivered] : []),
  ].join(' AND ');
  const rows = await readEnquiries(query, { where, order: 'newest', limit: options.limit });
  if (options.json) {
    console.log(JSON.stringify(rows.map(inboxEnquiry), null, 2));
    return 0;
  }
  if (rows.length === 0) {
    console.log('No enquiries.');
    return 0;
  }
  const table = rows.map((row) => ({
    reference: row.id,
    received: localTime(row.created_at),
    name: row.name,
    email: row.email,
    service: row.service,
    spam: row.spam ? 'spam' : '',
    mail: row.mail ?? '',
    webhook: row.webhook ?? '',
    digest: row.digest ?? '',
  }));
  console.log(tableText(table));
  return 0;
}
