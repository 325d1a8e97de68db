import { toCsv } from '#cli/enquiries/csv.ts';
import { type Query, sqlText } from '#cli/enquiries/database.ts';
import type { EnquiriesOptions } from '#cli/enquiries/enquiries-options.ts';
import { type EnquiryRow, type InboxEnquiry, inboxEnquiry, readEnquiries } from '#cli/enquiries/enquiry-rows.ts';
import { writePrivateFile } from '#cli/enquiries/write-private-file.ts';
import { fieldNames } from '#src/domain/contact-form.ts';
import { notificationNames } from '#src/domain/enquiry.ts';

interface ExportOptions extends EnquiriesOptions {
  format: 'csv' | 'json';
  out?: string;
  /** In milliseconds since 1970. */
  since?: number;
}

/** How many enquiries are read at once. */
const pageSize = 500;

/** Writes all enquiries to the terminal, or to a file that only its owner can read. */
export async function run(query: Query, options: ExportOptions): Promise<number> {
  const enquiries = await allEnquiries(query, options.since);
  const text = exportText(enquiries, options.json ? 'json' : options.format);
  if (options.out === undefined) process.stdout.write(text);
  else {
    writePrivateFile(options.out, text);
    console.error(`enquiries: ${enquiries.length} written to ${options.out}`);
  }
  return 0;
}

/** All enquiries, or those received since a time, the oldest first. */
export async function allEnquiries(query: Query, since = 0): Promise<InboxEnquiry[]> {
  const enquiries: InboxEnquiry[] = [];
  for (let lastRow: EnquiryRow | undefined; ; ) {
    // `1` is true in SQL.
    const afterLast = lastRow ? `(created_at, id) > (${lastRow.created_at}, ${sqlText(lastRow.id)})` : '1';
    const where = `created_at >= ${since} AND ${afterLast}`;
    const rows = await readEnquiries(query, { where, order: 'oldest', limit: pageSize });
    enquiries.push(...rows.map(inboxEnquiry));
    lastRow = rows.at(-1);
    if (rows.length < pageSize) return enquiries;
  }
}

/** The text of an export. */
export function exportText(enquiries: readonly InboxEnquiry[], format: 'csv' | 'json'): string {
  return format === 'json' ? `${JSON.stringify(enquiries, null, 2)}\n` : asCsv(enquiries);
}

const columnNames = ['reference', 'received', 'locale', ...fieldNames, 'spam', ...notificationNames];

function asCsv(enquiries: readonly InboxEnquiry[]): string {
  const rows = enquiries.map(({ notifications, spam, ...fields }) => {
    const cells: Record<string, string> = { ...fields, spam: spam ? 'yes' : 'no', ...notifications };
    return columnNames.map((name) => cells[name] ?? '');
  });
  return toCsv(columnNames, rows);
}
