import { createInterface } from 'node:readline/promises';
import { type Query, sqlText } from '#cli/enquiries/database.ts';
import type { EnquiriesOptions } from '#cli/enquiries/enquiries-options.ts';
import { UsageError } from '#cli/enquiries/usage-error.ts';

/** Deletes every enquiry from one email address, after asking. */
export async function run(query: Query, email: string, options: EnquiriesOptions & { yes?: boolean }): Promise<number> {
  if (!email.includes('@')) throw new UsageError('erase takes an email address');
  const where = `email = ${sqlText(email.trim())} COLLATE NOCASE`;
  if (!options.yes && !(await confirm(where, query, options))) {
    console.error('enquiries: nothing was erased');
    return 1;
  }
  const erased = (await query(`DELETE FROM enquiries WHERE ${where} RETURNING id`)).length;
  if (options.json) console.log(JSON.stringify({ erased }));
  else {
    console.log(erased === 0 ? 'There is no enquiry from this address.' : `Erased: ${erased}.`);
    if (erased > 0) console.log('The mails in your mailbox and the data behind your webhook are yours to delete.');
  }
  return 0;
}

async function confirm(where: string, query: Query, { remote }: EnquiriesOptions): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UsageError('there is no terminal to ask in: add --yes');
  const [found] = await query<{ count: number }>(`SELECT count(*) AS count FROM enquiries WHERE ${where}`);
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  const database = remote ? 'deployed' : 'local';
  const answer = await prompt.question(`Erase ${found?.count ?? 0} from the ${database} database for good? [y/N] `);
  prompt.close();
  return /^y(es)?$/i.test(answer.trim());
}
