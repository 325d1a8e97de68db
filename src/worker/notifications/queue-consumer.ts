import { channelNames, isReference } from '#src/domain/enquiry.ts';
import { sourceLocale } from '#src/domain/locale.ts';
import { errorCode } from '#src/worker/coded-error.ts';
import { fill } from '#src/worker/fill.ts';
import { messages } from '#src/worker/generated/messages.ts';
import { sendNotice } from '#src/worker/notifications/failure-notice.ts';
import { type Delivery, nextAttemptAt } from '#src/worker/notifications/notification-records.ts';
import { type NotifyDependencies, notify } from '#src/worker/notifications/notify.ts';
import { delayAfter, queueDelay, retryDelays } from '#src/worker/notifications/retry-delays.ts';

/** The part of a queue message that is used here. */
export type QueueMessage = Pick<Message, 'body' | 'attempts' | 'ack' | 'retry'>;

/** Handles the messages of a batch at the same time, so that one that hangs does not hold up the others. */
export async function handleBatch(
  batch: { queue: string; messages: readonly QueueMessage[] },
  dependencies: NotifyDependencies,
): Promise<void> {
  const handle = batch.queue.startsWith('enquiries-dlq') ? handleDeadLetter : handleMessage;
  await Promise.all(batch.messages.map((message) => handle(message, dependencies)));
}

async function handleMessage(message: QueueMessage, dependencies: NotifyDependencies): Promise<void> {
  const { log, now } = dependencies;
  const delivery = deliveryIn(message);
  if (!delivery) {
    log({ event: 'message-failed', level: 'error', codes: ['no-delivery'] });
    return message.ack();
  }
  try {
    const next = await notify(delivery, dependencies);
    if (next === undefined) message.ack();
    else message.retry({ delaySeconds: queueDelay(next, now()) });
  } catch (error) {
    const { id: reference, channel } = delivery;
    log({ event: 'message-failed', level: 'error', reference, channel, codes: [errorCode(error)] });
    const delay = delayAfter(message.attempts) ?? retryDelays[0];
    message.retry({ delaySeconds: Math.ceil(delay / 1000) });
  }
}

/** The queue has given up on a message. The sweep goes on with the enquiry; the agency is told if it is still pending. */
async function handleDeadLetter(message: QueueMessage, dependencies: NotifyDependencies): Promise<void> {
  const delivery = deliveryIn(message);
  if (delivery && (await isPending(delivery, dependencies))) {
    const { id: reference, channel } = delivery;
    dependencies.log({ event: 'dead-letter', level: 'error', reference, channel });
    const texts = messages[sourceLocale];
    const values = { reference, channel };
    const subject = fill(texts['mail.deadLetter.subject'], values);
    const text = fill(texts['mail.deadLetter.text'], values);
    await sendNotice({ subject, text }, dependencies, { reference, except: channel });
  }
  message.ack();
}

/** A failing database counts as pending, because it may be why the queue gave up. */
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
