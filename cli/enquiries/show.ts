import { isReference } from '#src/domain/lead.ts';
import { type Query, sqlText } from './database.ts';
import { inboxLead, readLeads } from './lead-rows.ts';
import type { LeadsOptions } from './program.ts';
import { terminalText } from './terminal-text.ts';
import { UsageFault } from './usage-fault.ts';
import { localIso, localTime } from './when.ts';

interface Telling {
  channel: string;
  state: string;
  attempts: number;
  next_at: number;
  told_at: number | null;
  last_error: string | null;
}

/** Prints one enquiry whole, who was told of it, and how many others came from the same address. */
export async function run(query: Query, reference: string, options: LeadsOptions): Promise<number> {
  if (!isReference(reference)) throw new UsageFault(`\`${reference}\` is not a reference: it looks like 7K3F-9QTM`);
  const id = sqlText(reference);
  const [row] = await readLeads<{ tellings: string; others: number }>(query, {
    where: `id = ${id}`,
    order: 'newest',
    limit: 1,
    extra: `(SELECT json_group_array(json_object('channel', channel, 'state', state, 'attempts', attempts,
      'next_at', next_at, 'told_at', told_at, 'last_error', last_error)) FROM tellings WHERE lead_id = ${id}) AS tellings,
      (SELECT count(*) FROM leads AS other WHERE other.id <> ${id} AND other.address_hash = leads.address_hash) AS others`,
  });
  if (!row) {
    console.error(`leads: there is no enquiry ${reference}`);
    return 1;
  }
  const { others } = row;
  const tellings = JSON.parse(row.tellings) as Telling[];
  const { told: _, ...lead } = inboxLead(row);
  if (options.json) {
    const time = (moment: number | null) => moment && localIso(moment);
    const each = tellings.map(({ channel, state, attempts, next_at, told_at, last_error }) => {
      return {
        channel,
        state,
        attempts,
        next: state === 'pending' ? time(next_at) : null,
        told: time(told_at),
        last_error,
      };
    });
    console.log(JSON.stringify({ ...lead, tellings: each, sameAddress: others }, null, 2));
    return 0;
  }
  const { message, received: __, spam, ...fields } = lead;
  const lines = [
    ['received', localTime(row.created_at)],
    ...Object.entries(fields).filter(([, value]) => value !== ''),
    ...(spam ? [['spam', 'yes: the hidden field was filled in']] : []),
    ...tellings.map((telling) => [telling.channel, sentence(telling)]),
    ...(others > 0 ? [['also', `${others} more from the same address in the last two days`]] : []),
  ];
  console.log(lines.map(([name = '', value = '']) => `${name.padEnd(10)} ${terminalText(value)}`).join('\n'));
  console.log(`\n${terminalText(message)}`);
  return 0;
}

function sentence({ state, attempts, next_at, told_at, last_error }: Telling): string {
  if (state === 'told') return `told ${localTime(told_at ?? 0)}`;
  const tries = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}${last_error ? `, last: ${last_error}` : ''}`;
  return state === 'given_up' ? `given up after ${tries}` : `pending, next ${localTime(next_at)} (${tries})`;
}
