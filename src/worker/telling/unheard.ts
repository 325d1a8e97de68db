import { sourceLocale } from '#src/domain/locale.ts';
import { fill } from '#src/worker/fill.ts';
import { words } from '#src/worker/generated/words.ts';
import { warn } from '#src/worker/telling/alarm.ts';
import type { TellingDeps } from '#src/worker/telling/tell-lead.ts';

const day = 24 * 3_600_000;

/**
 * Says once a day, by every channel, how many enquiries older than a day no channel could tell:
 * the last net under an outage that outlives every retry.
 */
export async function warnOfUnheard(deps: TellingDeps): Promise<void> {
  const found = await deps.db
    .prepare(
      `SELECT count(*) AS count FROM leads WHERE spam = 0 AND created_at <= ?1
       AND NOT EXISTS (SELECT 1 FROM tellings WHERE lead_id = leads.id AND state = 'told')`,
    )
    .bind(deps.now() - day)
    .all<{ count: number }>();
  const count = found.results[0]?.count ?? 0;
  if (count === 0) return;
  deps.log({ event: 'unheard', level: 'error', count });
  const spoken = words[sourceLocale];
  await warn({ subject: spoken['mail.unheard.subject'], text: fill(spoken['mail.unheard.text'], { count }) }, deps);
}
