import { type ChannelName, channelNames } from '#src/domain/enquiry.ts';
import { errorCode } from '#src/worker/coded-error.ts';
import { dueDeliveries, type SweepScope } from '#src/worker/notifications/due-deliveries.ts';
import { type NotifyDependencies, notify } from '#src/worker/notifications/notify.ts';
import type { Queues } from '#src/worker/notifications/queues.ts';

/** How many deliveries of a channel one sweep looks up at most. */
const maxFound = 300;
/** How many messages a queue takes at once. */
const batchSize = 100;

/**
 * How many deliveries the sweeps of one run make themselves. D1's free plan takes fifty statements in one run, and a
 * delivery needs two.
 */
const maxDelivered = 20;

/**
 * Makes the deliveries of a channel that are due, for recent enquiries or for all (`scope`). The sweep makes those of
 * the newest enquiries itself, so that a broken queue only slows things down. The others go to the queue. Throws when
 * the database fails.
 */
export async function sweepChannel(
  channel: ChannelName,
  scope: SweepScope,
  dependencies: NotifyDependencies,
  queues: Queues,
): Promise<void> {
  const { db, now, log, channels } = dependencies;
  const due = await dueDeliveries(db, channel, now(), scope, maxFound);
  if (due.length > 0) log({ event: 'sweep', channel, count: due.length });
  // Each channel has a sweep in the same run of the cron, so they share `maxDelivered`.
  const share = Math.floor(maxDelivered / Math.max(channelNames.filter((name) => channels[name]).length, 1));
  for (let start = share; start < due.length; start += batchSize) {
    const batch = due.slice(start, start + batchSize).map((body) => ({ body }));
    try {
      await queues[channel].sendBatch(batch);
    } catch (error) {
      log({ event: 'queue-send-failed', level: 'warning', channel, count: batch.length, codes: [errorCode(error)] });
    }
  }
  const deliveries = await Promise.allSettled(due.slice(0, share).map((delivery) => notify(delivery, dependencies)));
  const failure = deliveries.find((delivery) => delivery.status === 'rejected');
  if (failure) throw failure.reason;
}
