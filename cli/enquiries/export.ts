import { writeFileSync } from 'node:fs';
import { toCsv } from './csv.ts';
import { type Query, sqlText } from './database.ts';
import { type InboxLead, inboxLead, type LeadRow, readLeads } from './lead-rows.ts';
import type { LeadsOptions } from './program.ts';

interface ExportOptions extends LeadsOptions {
  format: 'csv' | 'json';
  out?: string;
  since?: number;
  all?: boolean;
}

const rowsAPage = 500;

/** Writes all enquiries to the terminal or to a file that only its owner can read. */
export async function run(query: Query, options: ExportOptions): Promise<number> {
  const chosen = [options.all ? '1' : 'spam = 0', `created_at >= ${options.since ?? 0}`].join(' AND ');
  const leads: InboxLead[] = [];
  for (let last: LeadRow | undefined; ; ) {
    const behind = last ? `(created_at, id) > (${last.created_at}, ${sqlText(last.id)})` : '1';
    const rows = await readLeads(query, { where: `${chosen} AND ${behind}`, order: 'oldest', limit: rowsAPage });
    leads.push(...rows.map(inboxLead));
    last = rows.at(-1);
    if (rows.length < rowsAPage) break;
  }
  const text = options.json || options.format === 'json' ? `${JSON.stringify(leads, null, 2)}\n` : asCsv(leads);
  if (options.out === undefined) process.stdout.write(text);
  else {
    writeFileSync(options.out, text, { mode: 0o600 });
    console.error(`leads: ${leads.length} written to ${options.out}`);
  }
  return 0;
}

const names = [
  ...['reference', 'received', 'locale', 'name', 'email', 'phone'],
  ...['company', 'service', 'message', 'spam', 'mail', 'webhook'],
];

function asCsv(leads: readonly InboxLead[]): string {
  const rows = leads.map(({ told, spam, ...lead }) => {
    const all: Record<string, string> = { ...lead, spam: spam ? 'yes' : 'no', ...told };
    return names.map((name) => all[name] ?? '');
  });
  return toCsv(names, rows);
}
