import { sourceLocale } from '#src/domain/locale.ts';
import { digestDelay } from '#src/worker/enquiries/daily-limits.ts';
import { fillPlaceholders } from '#src/worker/fill-placeholders.ts';
import { messages } from '#src/worker/generated/messages.ts';
import type { Notice } from '#src/worker/notifications/channel.ts';
import { inScopeSql, type SweepScope } from '#src/worker/notifications/due-deliveries.ts';
import type { NotifyDependencies } from '#src/worker/notifications/notify.ts';
import { sendNotice } from '#src/worker/notifications/send-notice.ts';

/** How many enquiries a digest lists, and how many characters of each message. Further enquiries are only counted. */
const maxLines = 200;
const maxCharacters = 100;

const texts = messages[sourceLocale];

interface DigestRow {
  id: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  name: string;
  /** The beginning of the message. */
  message: string;
  /** 1 if the enquiry looks like spam, else 0. */
  spam: number;
}

/**
 * Sends the digest, one mail about the enquiries of `scope` beyond `maxNotifiedPerDay`, once the first of them has waited
 * long enough. Throws when no channel delivers it, or the database fails; the enquiries are then in the next digest.
 */
export async function sendDigest(dependencies: NotifyDependencies, scope: SweepScope): Promise<void> {
  const { db, now, log } = dependencies;
  const { results } = await db
    .prepare(
      `SELECT id, created_at AS createdAt, name, substr(message, 1, ${maxCharacters}) AS message, spam
       FROM notifications JOIN enquiries ON id = enquiry_id
       WHERE ${inScopeSql(now(), scope)} AND channel = 'digest' AND state = 'pending' ORDER BY created_at DESC`,
    )
    .all<DigestRow>();
  const oldest = results.at(-1);
  if (!oldest || oldest.createdAt > now() - digestDelay) return;
  if (!(await sendNotice(digestNotice(results), dependencies))) throw new Error('no channel has delivered the digest');
  const ids = JSON.stringify(results.map(({ id }) => id));
  await db
    .prepare(
      `UPDATE notifications SET state = 'delivered', delivered_at = ?1
       WHERE enquiry_id IN (SELECT value FROM json_each(?2)) AND channel = 'digest'`,
    )
    .bind(now(), ids)
    .run();
  log({ event: 'digest', count: results.length });
}

function digestNotice(rows: readonly DigestRow[]): Notice {
  const lines = rows.slice(0, maxLines).map(({ id, name, message, spam }) => {
    const [firstLine = ''] = message.split('\n');
    const spamLabel = spam === 1 ? ` [${texts['mail.digest.spam']}]` : '';
    return `${id}${spamLabel} ${name}: ${firstLine}`;
  });
  const unlisted = rows.length - lines.length;
  const more = unlisted > 0 ? [fillPlaceholders(texts['mail.digest.more'], { count: unlisted })] : [];
  // A command that shows an enquiry, with the newest one as its example; `?? ''` is only for TypeScript.
  const howToRead = fillPlaceholders(texts['mail.digest.how'], { reference: rows[0]?.id ?? '' });
  return {
    subject: fillPlaceholders(texts['mail.digest.subject'], { count: rows.length }),
    text: [texts['mail.digest.why'], [...lines, ...more].join('\n'), howToRead].join('\n\n'),
  };
}
