import type { Query } from '#cli/enquiries/database.ts';
import type { EnquiriesOptions } from '#cli/enquiries/enquiries-options.ts';
import { localIso, localTime } from '#cli/enquiries/local-time.ts';
import { tableText } from '#cli/enquiries/terminal-text.ts';

type Counts = Record<string, number>;

/** In milliseconds. */
const day = 86_400_000;

/** Prints how many enquiries there are of each kind, and how many notifications in each state. */
export async function run(query: Query, options: EnquiriesOptions): Promise<number> {
  const { oldest, ...groups } = await count(query, Date.now());
  if (options.json) {
    console.log(JSON.stringify({ ...groups, undeliveredSince: oldest ? localIso(oldest) : null }, null, 2));
    return 0;
  }
  const rows = Object.entries(groups).flatMap(([kind, counts]) =>
    Object.entries(counts).map(([name, number]) => ({ kind, name, count: String(number) })),
  );
  console.log(tableText(rows));
  if (oldest) console.log(`\nThe oldest enquiry that a channel has not delivered is from ${localTime(oldest)}.`);
  return 0;
}

interface Stats {
  received: Counts;
  service: Counts;
  locale: Counts;
  notifications: Counts;
  /** The time of the oldest enquiry that a channel has not delivered. */
  oldest: number | null;
}

/**
 * Asks in one statement, because a call of wrangler takes a second. Each group is a JSON object in a column of one row:
 * a `UNION` of D1 has at most five parts.
 */
async function count(query: Query, now: number): Promise<Stats> {
  const since = (time: number) => `(SELECT count(*) FROM enquiries WHERE created_at > ${time})`;
  const grouped = (name: string, from: string) =>
    `(SELECT json_group_object(label, amount) FROM (SELECT ${name} AS label, count(*) AS amount FROM ${from} GROUP BY label ORDER BY label))`;
  const [row] = await query<Record<Exclude<keyof Stats, 'oldest'>, string> & Pick<Stats, 'oldest'>>(
    `SELECT json_object('last 24 hours', ${since(now - day)}, 'last 7 days', ${since(now - 7 * day)},
       'last 30 days', ${since(now - 30 * day)}, 'all', ${since(0)},
       'spam', (SELECT count(*) FROM enquiries WHERE spam = 1)) AS received,
     ${grouped(`CASE service WHEN '' THEN 'none' ELSE service END`, 'enquiries')} AS service,
     ${grouped('locale', 'enquiries')} AS locale,
     ${grouped(`channel || ' ' || replace(state, '_', ' ')`, 'notifications')} AS notifications,
     (SELECT min(created_at) FROM enquiries
       WHERE id IN (SELECT enquiry_id FROM notifications WHERE state <> 'delivered')) AS oldest`,
  );
  if (!row) throw new Error('the database has given no answer');
  const parse = (text: string) => JSON.parse(text) as Counts;
  return {
    received: parse(row.received),
    service: parse(row.service),
    locale: parse(row.locale),
    notifications: parse(row.notifications),
    oldest: row.oldest,
  };
}
