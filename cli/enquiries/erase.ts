import { createInterface } from 'node:readline/promises';
import { databaseName, type Query, sqlText } from '#cli/enquiries/database.ts';
import type { EnquiriesOptions } from '#cli/enquiries/enquiries-options.ts';
import { localIso, localTime } from '#cli/enquiries/local-time.ts';

interface Erased {
  id: string;
  created_at: number;
}

/** The places of copies of an enquiry that this command cannot erase. */
export const otherCopies = [
  'the mails in your mailbox',
  'what the receiver of your webhook keeps',
  'files that you have exported',
  'D1’s own backups (Time Travel), for at most 30 days',
];

/** The SQL condition for the enquiries from one email address. */
function whereFrom(email: string): string {
  return `email = ${sqlText(email)} COLLATE NOCASE`;
}

/** Deletes every enquiry from one email address and, by `CASCADE`, its notifications. Gives what was deleted. */
export function eraseFrom(query: Query, email: string): Promise<Erased[]> {
  return query<Erased>(`DELETE FROM enquiries WHERE ${whereFrom(email)} RETURNING id, created_at`);
}

/** Deletes every enquiry from one email address, after asking, and prints them. Gives the exit code: 1 if none was. */
export async function run(query: Query, email: string, options: EnquiriesOptions & { yes?: boolean }): Promise<number> {
  const database = databaseName(options);
  if (!options.yes && !(await confirm(whereFrom(email), query, database))) {
    console.error('enquiries: nothing was erased');
    return 1;
  }
  const rows = await eraseFrom(query, email);
  if (options.json) {
    const erased = rows.map(({ id, created_at }) => ({ reference: id, received: localIso(created_at) }));
    console.log(JSON.stringify({ database, erased, elsewhere: rows.length > 0 ? otherCopies : [] }, null, 2));
  } else if (rows.length > 0) {
    console.log(`Erased from ${database}: ${rows.length}.`);
    for (const { id, created_at } of rows) console.log(`  ${id}, received ${localTime(created_at)}`);
    console.log('Copies elsewhere are yours to delete:');
    for (const place of otherCopies) console.log(`  ${place}`);
  }
  if (rows.length > 0) return 0;
  console.error(`enquiries: there is no enquiry from this address in ${database}`);
  return 1;
}

async function confirm(where: string, query: Query, database: string): Promise<boolean> {
  const [counted] = await query<{ count: number }>(`SELECT count(*) AS count FROM enquiries WHERE ${where}`);
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await prompt.question(`Erase ${counted?.count ?? 0} from ${database} for good? [y/N] `);
  prompt.close();
  return /^y(es)?$/i.test(answer.trim());
}
