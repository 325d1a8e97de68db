import type { Query } from '#cli/enquiries/database.ts';
import type { EnquiriesOptions } from '#cli/enquiries/enquiries-options.ts';
import { type NotificationRow, readDetails } from '#cli/enquiries/enquiry-details.ts';
import { inboxEnquiry } from '#cli/enquiries/enquiry-rows.ts';
import { localIso, localTime } from '#cli/enquiries/local-time.ts';
import { terminalText } from '#cli/enquiries/terminal-text.ts';

/** Prints one enquiry with its notifications, and how many others came from its network address. */
export async function run(query: Query, reference: string, options: EnquiriesOptions): Promise<number> {
  const details = await readDetails(query, reference);
  if (!details) {
    console.error(`enquiries: there is no enquiry ${reference}`);
    return 1;
  }
  const { row, notifications, othersFromAddress } = details;
  const enquiry = inboxEnquiry(row);
  if (options.json) {
    // `sameAddress` counts the other enquiries from the network address, not from the e-mail address.
    const printed = { ...enquiry, notifications: notifications.map(printable), sameAddress: othersFromAddress };
    console.log(JSON.stringify(printed, null, 2));
    return 0;
  }
  const { message, received: _, spam, notifications: __, ...fields } = enquiry;
  const lines = [
    ['received', localTime(row.created_at)],
    ...Object.entries(fields).filter(([, value]) => value !== ''),
    ...(spam ? [['spam', 'its text looks like spam']] : []),
    ...notifications.map((notification) => [notification.channel, sentence(notification)]),
    ...(othersFromAddress > 0
      ? [['also', `${othersFromAddress} more from the same address in the last two days`]]
      : []),
  ];
  console.log(lines.map(([name = '', value = '']) => `${name.padEnd(10)} ${terminalText(value)}`).join('\n'));
  console.log(`\n${terminalText(message)}`);
  return 0;
}

function printable({ channel, state, attempts, next_attempt_at, delivered_at, last_error }: NotificationRow) {
  const next = state === 'pending' ? localIso(next_attempt_at) : null;
  return { channel, state, attempts, next, delivered: delivered_at && localIso(delivered_at), last_error };
}

function sentence({ state, attempts, next_attempt_at, delivered_at, last_error }: NotificationRow): string {
  // In this state `delivered_at` is never null.
  if (state === 'delivered') return `delivered ${localTime(delivered_at ?? 0)}`;
  const tries = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}${last_error ? `, last: ${last_error}` : ''}`;
  return state === 'given_up' ? `given up after ${tries}` : `pending, next ${localTime(next_attempt_at)} (${tries})`;
}
