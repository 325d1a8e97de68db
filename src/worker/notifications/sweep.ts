import { errorCode } from '#src/worker/coded-error.ts';
import { sendFailureNotices } from '#src/worker/notifications/failure-notice.ts';
import { dueEnquiries } from '#src/worker/notifications/notification-records.ts';
import { type NotifyDependencies, notify } from '#src/worker/notifications/notify.ts';

/** How many enquiries one sweep looks at and how many of them it delivers itself. The calls of one Worker run are limited. */
const maxSwept = 300;
const maxDelivered = 5;
const batchSize = 100;

/**
 * Finds every enquiry with a delivery that is due. The longest waiting are delivered by the sweep itself, so that a
 * broken queue only slows things down; the rest goes to the queue. Then the failure notices are sent.
 */
export async function sweep(dependencies: NotifyDependencies, queue: Pick<Queue, 'sendBatch'>): Promise<void> {
  const { db, now, log } = dependencies;
  const due = await dueEnquiries(db, now(), maxSwept);
  if (due.length > 0) log({ event: 'sweep', count: due.length });
  const rest = due.slice(maxDelivered);
  for (let start = 0; start < rest.length; start += batchSize) {
    const batch = rest.slice(start, start + batchSize).map((id) => ({ body: { id } }));
    try {
      await queue.sendBatch(batch);
    } catch (error) {
      log({ event: 'queue-send-failed', level: 'warning', count: batch.length, codes: [errorCode(error)] });
    }
  }
  for (const id of due.slice(0, maxDelivered)) {
    try {
      await notify(id, dependencies);
    } catch (error) {
      log({ event: 'delivery-failed', level: 'error', reference: id, codes: [errorCode(error)] });
    }
  }
  await sendFailureNotices(dependencies);
}
