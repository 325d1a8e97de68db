import { sourceLocale } from '#src/domain/locale.ts';
import { fill } from '#src/worker/fill.ts';
import { messages } from '#src/worker/generated/messages.ts';
import { sendNotice } from '#src/worker/notifications/failure-notice.ts';
import type { NotifyDependencies } from '#src/worker/notifications/notify.ts';

const day = 24 * 3_600_000;

/**
 * Reports through every channel how many enquiries older than a day no channel has delivered. It runs every night and
 * is what remains when an outage lasts longer than all retries.
 */
export async function reportUndelivered(dependencies: NotifyDependencies): Promise<void> {
  const { db, now, log } = dependencies;
  const count = await db
    .prepare(
      `SELECT count(*) AS count FROM enquiries WHERE created_at <= ?1
       AND NOT EXISTS (SELECT 1 FROM notifications WHERE enquiry_id = enquiries.id AND state = 'delivered')`,
    )
    .bind(now() - day)
    .first<number>('count');
  if (!count) return;
  log({ event: 'undelivered', level: 'error', count });
  const texts = messages[sourceLocale];
  const text = fill(texts['mail.undelivered.text'], { count });
  await sendNotice({ subject: texts['mail.undelivered.subject'], text }, dependencies);
}
