import type { Query } from './database.ts';
import { inboxLead, readLeads } from './lead-rows.ts';
import type { LeadsOptions } from './program.ts';
import { columns } from './terminal-text.ts';
import { localTime } from './when.ts';

interface ListOptions extends LeadsOptions {
  limit: number;
  since?: number;
  spam?: boolean;
  all?: boolean;
  untold?: boolean;
}

/** Prints the newest enquiries, one a line. */
export async function run(query: Query, options: ListOptions): Promise<number> {
  const where = [
    options.all ? '1' : `spam = ${options.spam ? 1 : 0}`,
    ...(options.since === undefined ? [] : [`created_at >= ${options.since}`]),
    ...(options.untold ? [`NOT EXISTS (SELECT 1 FROM tellings WHERE lead_id = leads.id AND state = 'told')`] : []),
  ].join(' AND ');
  const rows = await readLeads(query, { where, order: 'newest', limit: options.limit });
  if (options.json) {
    console.log(JSON.stringify(rows.map(inboxLead), null, 2));
    return 0;
  }
  if (rows.length === 0) console.log('No enquiries.');
  else {
    const shown = rows.map((row) => ({
      reference: row.id,
      received: localTime(row.created_at),
      name: row.name,
      email: row.email,
      service: row.service,
      mail: row.spam ? 'spam' : (row.mail ?? ''),
      webhook: row.spam ? 'spam' : (row.webhook ?? ''),
    }));
    console.log(columns(shown));
  }
  return 0;
}
