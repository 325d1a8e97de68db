import { type Query, sqlText } from '#cli/enquiries/database.ts';
import { type EnquiryRow, readEnquiries } from '#cli/enquiries/enquiry-rows.ts';

/** The state of the delivery of one notification. Times are milliseconds since 1970. */
export interface NotificationRow {
  channel: string;
  state: string;
  attempts: number;
  next_attempt_at: number;
  delivered_at: number | null;
  last_error: string | null;
}

/**
 * Reads an enquiry, its notifications, and how many others came from its network address; undefined if it does not
 * exist.
 */
export async function readDetails(
  query: Query,
  reference: string,
): Promise<{ row: EnquiryRow; notifications: NotificationRow[]; othersFromAddress: number } | undefined> {
  const id = sqlText(reference);
  const columns = ['channel', 'state', 'attempts', 'next_attempt_at', 'delivered_at', 'last_error'];
  // For `json_object`: `'channel', channel, 'state', state, …`.
  const namesAndValues = columns.map((column) => `'${column}', ${column}`).join(', ');
  // An enquiry keeps the hash of its address for two days (the fact `addressHours`), so the others are as recent.
  const [row] = await readEnquiries<{ details: string; othersFromAddress: number }>(query, {
    where: `id = ${id}`,
    order: 'newest',
    limit: 1,
    extra: `(SELECT json_group_array(json_object(${namesAndValues})) FROM notifications WHERE enquiry_id = ${id}) AS details,
      (SELECT count(*) FROM enquiries AS other WHERE other.id <> ${id} AND other.address_hash = enquiries.address_hash) AS othersFromAddress`,
  });
  if (!row) return undefined;
  return { row, notifications: JSON.parse(row.details) as NotificationRow[], othersFromAddress: row.othersFromAddress };
}
