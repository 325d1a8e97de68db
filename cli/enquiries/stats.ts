import { DatabaseFault, type Query } from './database.ts';
import type { LeadsOptions } from './program.ts';
import { columns } from './terminal-text.ts';
import { localIso, localTime } from './when.ts';

type Counts = Record<string, number>;

const day = 86_400_000;

/** Prints how many enquiries there are, of which kind, and how telling them goes. */
export async function run(query: Query, options: LeadsOptions): Promise<number> {
  const { waiting, ...groups } = await count(query, Date.now());
  if (options.json) {
    console.log(JSON.stringify({ ...groups, waitingSince: waiting ? localIso(waiting) : null }, null, 2));
    return 0;
  }
  const rows = Object.entries(groups).flatMap(([kind, counts]) =>
    Object.entries(counts).map(([name, number]) => ({ kind, name, count: String(number) })),
  );
  console.log(columns(rows));
  if (waiting) console.log(`\nThe oldest enquiry that a channel has not told is from ${localTime(waiting)}.`);
  return 0;
}

interface Stats {
  received: Counts;
  service: Counts;
  locale: Counts;
  telling: Counts;
  /** When the oldest enquiry came that a channel has not told. */
  waiting: number | null;
}

/** One statement, in objects of JSON: D1 joins at most five selections, and every call of wrangler takes a second. */
async function count(query: Query, now: number): Promise<Stats> {
  const since = (time: number) => `(SELECT count(*) FROM leads WHERE spam = 0 AND created_at > ${time})`;
  const grouped = (name: string, from: string) =>
    `(SELECT json_group_object(label, amount) FROM (SELECT ${name} AS label, count(*) AS amount FROM ${from} GROUP BY label ORDER BY label))`;
  const [row] = await query<Record<Exclude<keyof Stats, 'waiting'>, string> & Pick<Stats, 'waiting'>>(
    `SELECT json_object('last 24 hours', ${since(now - day)}, 'last 7 days', ${since(now - 7 * day)},
       'last 30 days', ${since(now - 30 * day)}, 'all', ${since(0)},
       'spam', (SELECT count(*) FROM leads WHERE spam = 1)) AS received,
     ${grouped(`CASE service WHEN '' THEN 'none' ELSE service END`, 'leads WHERE spam = 0')} AS service,
     ${grouped('locale', 'leads WHERE spam = 0')} AS locale,
     ${grouped(`channel || ' ' || replace(state, '_', ' ')`, 'tellings')} AS telling,
     (SELECT min(created_at) FROM leads WHERE id IN (SELECT lead_id FROM tellings WHERE state <> 'told')) AS waiting`,
  );
  if (!row) throw new DatabaseFault('the database has given no answer');
  const read = (text: string) => JSON.parse(text) as Counts;
  const { received, service, locale, telling, waiting } = row;
  return { received: read(received), service: read(service), locale: read(locale), telling: read(telling), waiting };
}
