import { type ChannelName, channelNames, type Enquiry } from '#src/domain/enquiry.ts';
import { errorCode } from '#src/worker/coded-error.ts';
import { fill } from '#src/worker/fill.ts';
import { messages } from '#src/worker/generated/messages.ts';
import type { Notice } from '#src/worker/notifications/channel.ts';
import type { NotifyDependencies } from '#src/worker/notifications/notify.ts';
import { deliveryTimeout } from '#src/worker/notifications/retry-delays.ts';
import { timeout } from '#src/worker/timeout.ts';

type GivenUp = Pick<Enquiry, 'id' | 'locale'> & { channel: ChannelName };

/** How many notices one run sends; the rest follows ten minutes later. */
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
      subject: fill(texts['mail.failure.subject'], values),
      text: fill(texts['mail.failure.text'], values),
    };
    if (await sendNotice(notice, dependencies, { reference: id, except: channel })) continue;
    await db
      .prepare('UPDATE notifications SET reported_at = NULL WHERE enquiry_id = ?1 AND channel = ?2')
      .bind(id, channel)
      .run();
  }
}

/**
 * Sends a notice through every configured channel, without the one that failed (`except`), unless it is the only one.
 * Gives true when at least one of them delivered it.
 */
export async function sendNotice(
  notice: Notice,
  { channels, log }: NotifyDependencies,
  { reference, except }: { reference?: string; except?: ChannelName } = {},
): Promise<boolean> {
  const configured = channelNames.filter((name) => channels[name]);
  const others = configured.filter((name) => name !== except);
  const entry = reference === undefined ? {} : { reference };
  const delivered = await Promise.all(
    (others.length > 0 ? others : configured).map(async (channel) => {
      try {
        // `?.` and `??` are only for TypeScript: every channel here is configured.
        await timeout(channels[channel]?.warn(notice) ?? Promise.resolve(), deliveryTimeout);
        log({ event: 'notice-sent', level: 'warning', channel, ...entry });
        return true;
      } catch (error) {
        log({ event: 'notice-failed', level: 'error', channel, ...entry, codes: [errorCode(error)] });
        return false;
      }
    }),
  );
  return delivered.includes(true);
}
