import type { ChannelName, Enquiry } from '#src/domain/enquiry.ts';
import { fillPlaceholders } from '#src/worker/fill-placeholders.ts';
import { messages } from '#src/worker/generated/messages.ts';
import type { NotifyDependencies } from '#src/worker/notifications/notify.ts';
import { sendNotice } from '#src/worker/notifications/send-notice.ts';

type GivenUp = Pick<Enquiry, 'id' | 'locale'> & { channel: ChannelName };

/** How many notices one run of the cron sends; the rest follows with the next run, ten minutes later. */
const maxNotices = 5;

/**
 * Tells the agency, through the other channel, that a channel has given up on an enquiry; once for each delivery.
 * A notice that could not be delivered is sent again by the next run.
 */
export async function sendFailureNotices(dependencies: NotifyDependencies): Promise<void> {
  const { db, now } = dependencies;
  // A delivery is marked as reported before its notice is sent, so that another run at the same time does not send it.
  const { results } = await db
    .prepare(
      `UPDATE notifications SET reported_at = ?1 WHERE (enquiry_id, channel) IN
         (SELECT enquiry_id, channel FROM notifications WHERE state = 'given_up' AND reported_at IS NULL LIMIT ?2)
       RETURNING enquiry_id AS id, channel, (SELECT locale FROM enquiries WHERE enquiries.id = enquiry_id) AS locale`,
    )
    .bind(now(), maxNotices)
    .all<GivenUp>();
  for (const { id, channel, locale } of results) {
    const texts = messages[locale];
    const values = { reference: id, channel };
    const notice = {
      subject: fillPlaceholders(texts['mail.failure.subject'], values),
      text: fillPlaceholders(texts['mail.failure.text'], values),
    };
    if (await sendNotice(notice, dependencies, { reference: id, except: channel })) continue;
    await db
      .prepare('UPDATE notifications SET reported_at = NULL WHERE enquiry_id = ?1 AND channel = ?2')
      .bind(id, channel)
      .run();
  }
}
