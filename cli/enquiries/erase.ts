import { createInterface } from 'node:readline/promises';
import { type Query, sqlText } from './database.ts';
import type { LeadsOptions } from './program.ts';
import { UsageFault } from './usage-fault.ts';

/** Deletes every enquiry of one e-mail address, spam too, after asking. */
export async function run(query: Query, email: string, options: LeadsOptions & { yes?: boolean }): Promise<number> {
  if (!email.includes('@')) throw new UsageFault('erase takes an e-mail address');
  const theirs = `email = ${sqlText(email.trim())} COLLATE NOCASE`;
  if (!options.yes && !(await agreed(theirs, query, options))) {
    console.error('leads: nothing was erased');
    return 1;
  }
  const erased = (await query(`DELETE FROM leads WHERE ${theirs} RETURNING id`)).length;
  if (options.json) console.log(JSON.stringify({ erased }));
  else {
    console.log(erased === 0 ? 'There is nothing of this address.' : `Erased: ${erased}.`);
    if (erased > 0) console.log('The mails in your mailbox and what your webhook keeps are yours to delete.');
  }
  return 0;
}

async function agreed(theirs: string, query: Query, { remote }: LeadsOptions): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UsageFault('nobody is here to confirm: add --yes');
  const [found] = await query<{ count: number }>(`SELECT count(*) AS count FROM leads WHERE ${theirs}`);
  const ask = createInterface({ input: process.stdin, output: process.stderr });
  const which = remote ? 'deployed' : 'local';
  const answer = await ask.question(`Erase ${found?.count ?? 0} from the ${which} database for good? [y/N] `);
  ask.close();
  return /^y(es)?$/i.test(answer.trim());
}
