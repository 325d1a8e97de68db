import { type ChannelName, channelNames } from '#src/domain/enquiry.ts';
import { errorCode } from '#src/worker/coded-error.ts';
import { sendFailureNotices } from '#src/worker/notifications/failure-notice.ts';
import { type Delivery, dueDeliveries } from '#src/worker/notifications/notification-records.ts';
import { type NotifyDependencies, notify } from '#src/worker/notifications/notify.ts';

/** The queue of each channel. There are two, so that a channel that hangs never delays the other. */
export type Queues = Record<ChannelName, Pick<Queue<Delivery>, 'send' | 'sendBatch'>>;

/** How many deliveries of a channel one sweep finds and how many of them it makes itself: the calls of one run are limited. */
const maxFound = 300;
const maxDelivered = 5;
const batchSize = 100;

/** Makes every delivery that is due, each channel on its own, and then sends the failure notices. */
export async function sweep(dependencies: NotifyDependencies, queues: Queues): Promise<void> {
  await Promise.all(channelNames.map((channel) => sweepChannel(channel, dependencies, queues)));
  await sendFailureNotices(dependencies);
}

/**
 * The sweep makes the longest waiting deliveries itself, so that a broken queue only slows things down. The others go to
 * the queue.
 */
async function sweepChannel(channel: ChannelName, dependencies: NotifyDependencies, queues: Queues): Promise<void> {
  const { db, now, log } = dependencies;
  const due = await dueDeliveries(db, channel, now(), maxFound);
  if (due.length > 0) log({ event: 'sweep', channel, count: due.length });
  for (let start = maxDelivered; start < due.length; start += batchSize) {
    const batch = due.slice(start, start + batchSize).map((body) => ({ body }));
    try {
      await queues[channel].sendBatch(batch);
    } catch (error) {
      log({ event: 'queue-send-failed', level: 'warning', channel, count: batch.length, codes: [errorCode(error)] });
    }
  }
  await Promise.all(due.slice(0, maxDelivered).map((delivery) => notifyOrLog(delivery, dependencies)));
}

async function notifyOrLog(delivery: Delivery, dependencies: NotifyDependencies): Promise<void> {
  try {
    await notify(delivery, dependencies);
  } catch (error) {
    const { id: reference, channel } = delivery;
    dependencies.log({ event: 'delivery-failed', level: 'error', reference, channel, codes: [errorCode(error)] });
  }
}
