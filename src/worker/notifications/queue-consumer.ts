import { channelNames, isReference } from '#src/domain/enquiry.ts';
import { sourceLocale } from '#src/domain/locale.ts';
import { errorCode } from '#src/worker/coded-error.ts';
import { storeEnquiry } from '#src/worker/enquiries/store-enquiry.ts';
import { fillPlaceholders } from '#src/worker/fill-placeholders.ts';
import { messages } from '#src/worker/generated/messages.ts';
import { deliverWithoutDatabase, type Handover } from '#src/worker/notifications/hand-over.ts';
import { type Delivery, nextAttemptAt } from '#src/worker/notifications/notification-records.ts';
import { type NotifyDependencies, notify } from '#src/worker/notifications/notify.ts';
import { delayAfter, queueDelay, retryDelays } from '#src/worker/notifications/retry-delays.ts';
import { sendNotice } from '#src/worker/notifications/send-notice.ts';

/** The part of a queue message that is used here. */
export type QueueMessage = Pick<Message, 'body' | 'attempts' | 'ack' | 'retry'>;

/** Handles the messages of a batch at the same time, so that one that hangs does not hold up the others. */
export async function handleBatch(
  batch: { queue: string; messages: readonly QueueMessage[] },
  dependencies: NotifyDependencies,
): Promise<void> {
  // `wrangler.toml` gives the queue of dead letters this name; deployed ones add `-preview` or `-production`.
  const handle = batch.queue.startsWith('enquiries-dlq') ? handleDeadLetter : handleMessage;
  await Promise.all(batch.messages.map((message) => handle(message, dependencies)));
}

async function handleMessage(message: QueueMessage, dependencies: NotifyDependencies): Promise<void> {
  const { log, now } = dependencies;
  const handover = handoverIn(message);
  if (handover) return storeHandedOver(message, handover, dependencies);
  const delivery = deliveryIn(message);
  if (!delivery) {
    log({ event: 'message-failed', level: 'error', codes: ['no-delivery'] });
    // Another attempt would fail too, so the queue may forget the message.
    return message.ack();
  }
  try {
    const next = await notify(delivery, dependencies);
    if (next === undefined) message.ack();
    else message.retry({ delaySeconds: queueDelay(next, now()) });
  } catch (error) {
    const { id: reference, channel } = delivery;
    log({ event: 'message-failed', level: 'error', reference, channel, codes: [errorCode(error)] });
    retryLater(message);
  }
}

/**
 * Asks the queue for the message once more after a pause. A message, above all a dead letter, may be tried more often
 * than `retryDelays` is long; then the pause is the shortest one.
 */
function retryLater(message: QueueMessage): void {
  const delay = delayAfter(message.attempts) ?? retryDelays[0];
  message.retry({ delaySeconds: Math.ceil(delay / 1000) });
}

/**
 * Stores an enquiry that the database did not take when it was sent. Nothing notifies the agency here: the sweep does,
 * a cron that runs every ten minutes (`sweep.ts`).
 */
async function storeHandedOver(
  message: QueueMessage,
  { enquiry }: Handover,
  dependencies: NotifyDependencies,
): Promise<void> {
  try {
    await storeEnquiry(enquiry, dependencies);
    message.ack();
  } catch (error) {
    dependencies.log({ event: 'message-failed', level: 'error', reference: enquiry.id, codes: [errorCode(error)] });
    retryLater(message);
  }
}

/**
 * Handles a message that its queue has given up on. A delivery is of an enquiry that is stored: the sweep goes on with
 * it, and the agency is told if it is still pending. A handover is an enquiry that is not stored: it goes straight to
 * the agency.
 */
async function handleDeadLetter(message: QueueMessage, dependencies: NotifyDependencies): Promise<void> {
  const handover = handoverIn(message);
  if (handover && !(await deliverWithoutDatabase(handover.enquiry, dependencies))) return retryLater(message);
  // A message is a handover or a delivery: of a handover nothing is left to do but to acknowledge it.
  const delivery = deliveryIn(message);
  if (delivery && (await isPending(delivery, dependencies))) {
    const { id: reference, channel } = delivery;
    dependencies.log({ event: 'dead-letter', level: 'error', reference, channel });
    const texts = messages[sourceLocale];
    const values = { reference, channel };
    const subject = fillPlaceholders(texts['mail.deadLetter.subject'], values);
    const text = fillPlaceholders(texts['mail.deadLetter.text'], values);
    await sendNotice({ subject, text }, dependencies, { reference, except: channel });
  }
  message.ack();
}

/** Whether a delivery is pending. True if the database fails, because that may be why the queue gave up. */
const isPending = (delivery: Delivery, { db }: NotifyDependencies): Promise<boolean> =>
  nextAttemptAt(db, delivery).then(
    (next) => next !== undefined,
    () => true,
  );

function deliveryIn({ body }: QueueMessage): Delivery | undefined {
  const { id, channel: name } = (body ?? {}) as Partial<Record<keyof Delivery, unknown>>;
  const channel = channelNames.find((known) => known === name);
  return channel && isReference(id) ? { id, channel } : undefined;
}

function handoverIn({ body }: QueueMessage): Handover | undefined {
  const { enquiry } = (body ?? {}) as Partial<Handover>;
  return isReference(enquiry?.id) ? { enquiry } : undefined;
}
