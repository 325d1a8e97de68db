import { type Query, sqlText } from '#cli/enquiries/database.ts';
import type { EnquiriesOptions } from '#cli/enquiries/enquiries-options.ts';
import type { ChannelName } from '#src/domain/enquiry.ts';

/**
 * Sets the notifications of an enquiry back to pending, by all its channels or by one; the next sweep delivers them.
 */
export async function run(
  query: Query,
  reference: string,
  options: EnquiriesOptions & { channel?: ChannelName },
): Promise<number> {
  const id = sqlText(reference);
  const [enquiry] = await query(`SELECT id FROM enquiries WHERE id = ${id}`);
  if (!enquiry) {
    console.error(`enquiries: there is no enquiry ${reference}`);
    return 1;
  }
  // The channel in the options may be new to the enquiry, such as a webhook that was configured later. The next attempt
  // is at the time 0: at once.
  const channels = options.channel
    ? `SELECT ${id}, ${sqlText(options.channel)}, 0`
    : `SELECT enquiry_id, channel, 0 FROM notifications WHERE enquiry_id = ${id}`;
  // With a higher `sequence`, the sweep takes an old enquiry too, and the receiver of a webhook does not take it for a
  // repeat.
  // `WHERE 1` is needed by SQLite, which would read the `ON` after a plain selection as that of a join.
  const rows = await query<{ channel: string }>(
    `INSERT INTO notifications (enquiry_id, channel, next_attempt_at) SELECT * FROM (${channels}) WHERE 1
     ON CONFLICT (enquiry_id, channel) DO UPDATE SET state = 'pending', attempts = 0, sequence = sequence + 1, next_attempt_at = 0,
       lease_until = 0, delivered_at = NULL, last_error = NULL, reported_at = NULL
     RETURNING channel`,
  );
  const names = rows.map((row) => row.channel).sort();
  if (options.json) console.log(JSON.stringify({ reference, channels: names }));
  else console.log(`${reference} will be sent again by ${names.join(' and ')}: the sweep runs every ten minutes.`);
  return 0;
}
