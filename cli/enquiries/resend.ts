import { type ChannelName, isReference } from '#src/domain/lead.ts';
import { type Query, sqlText } from './database.ts';
import type { LeadsOptions } from './program.ts';
import { UsageFault } from './usage-fault.ts';

/** Sets an enquiry back to untold, by every channel it has or by one; the next sweep tells it. */
export async function run(
  query: Query,
  reference: string,
  options: LeadsOptions & { channel?: ChannelName },
): Promise<number> {
  if (!isReference(reference)) throw new UsageFault(`\`${reference}\` is not a reference: it looks like 7K3F-9QTM`);
  const id = sqlText(reference);
  const [lead] = await query<{ id: string }>(`UPDATE leads SET spam = 0 WHERE id = ${id} RETURNING id`);
  if (!lead) {
    console.error(`leads: there is no enquiry ${reference}`);
    return 1;
  }
  // Spam has no channels yet: mail is the one that is always there.
  const channels = options.channel
    ? `SELECT ${id}, ${sqlText(options.channel)}, 0 WHERE 1`
    : `SELECT ${id}, 'mail', 0 WHERE 1 UNION SELECT lead_id, channel, 0 FROM tellings WHERE lead_id = ${id}`;
  const told = await query<{ channel: string }>(
    `INSERT INTO tellings (lead_id, channel, next_at) SELECT * FROM (${channels}) WHERE 1
     ON CONFLICT (lead_id, channel) DO UPDATE SET state = 'pending', attempts = 0, next_at = 0, lease_until = 0,
       told_at = NULL, last_error = NULL, alarmed_at = NULL
     RETURNING channel`,
  );
  const names = told.map((row) => row.channel).sort();
  if (options.json) console.log(JSON.stringify({ reference, channels: names }));
  else console.log(`${reference} will be told again by ${names.join(' and ')}: the sweep runs every ten minutes.`);
  return 0;
}
