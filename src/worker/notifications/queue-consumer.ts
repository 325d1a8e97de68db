import { isReference } from '#src/domain/enquiry.ts';
import { sourceLocale } from '#src/domain/locale.ts';
import { errorCode } from '#src/worker/coded-error.ts';
import { fill } from '#src/worker/fill.ts';
import { messages } from '#src/worker/generated/messages.ts';
import { sendNotice } from '#src/worker/notifications/failure-notice.ts';
import { nextAttemptAt } from '#src/worker/notifications/notification-records.ts';
import { type NotifyDependencies, notify } from '#src/worker/notifications/notify.ts';
import { delayAfter, queueDelay, retryDelays } from '#src/worker/notifications/retry-delays.ts';

/** The part of a queue message that is used here. */
export type QueueMessage = Pick<Message, 'body' | 'attempts' | 'ack' | 'retry'>;

/** Handles the messages of a batch one by one; one that fails does not hold up the others. */
export async function handleBatch(
  batch: { queue: string; messages: readonly QueueMessage[] },
  dependencies: NotifyDependencies,
): Promise<void> {
  const handle = batch.queue.endsWith('-dlq') ? handleDeadLetter : handleMessage;
  for (const message of batch.messages) await handle(message, dependencies);
}

async function handleMessage(message: QueueMessage, dependencies: NotifyDependencies): Promise<void> {
  const { log, now } = dependencies;
  const id = referenceIn(message);
  if (!id) {
    log({ event: 'message-failed', level: 'error', codes: ['no-reference'] });
    return message.ack();
  }
  try {
    const next = await notify(id, dependencies);
    if (next === undefined) message.ack();
    else message.retry({ delaySeconds: queueDelay(next, now()) });
  } catch (error) {
    log({ event: 'message-failed', level: 'error', reference: id, codes: [errorCode(error)] });
    const delay = delayAfter(message.attempts) ?? retryDelays[0];
    message.retry({ delaySeconds: Math.ceil(delay / 1000) });
  }
}

/** The queue has given up on a message. The sweep goes on with the enquiry; the agency is told if it is still pending. */
async function handleDeadLetter(message: QueueMessage, dependencies: NotifyDependencies): Promise<void> {
  const id = referenceIn(message);
  if (id && (await isPending(id, dependencies))) {
    dependencies.log({ event: 'dead-letter', level: 'error', reference: id });
    const texts = messages[sourceLocale];
    const values = { reference: id };
    const subject = fill(texts['mail.deadLetter.subject'], values);
    const text = fill(texts['mail.deadLetter.text'], values);
    await sendNotice({ subject, text }, dependencies, { reference: id });
  }
  message.ack();
}

/** A failing database counts as pending, because it may be why the queue gave up. */
const isPending = (id: string, { db }: NotifyDependencies): Promise<boolean> =>
  nextAttemptAt(db, id).then(
    (next) => next !== undefined,
    () => true,
  );

function referenceIn({ body }: QueueMessage): string | undefined {
  const id = typeof body === 'object' && body !== null && 'id' in body ? body.id : undefined;
  return isReference(id) ? id : undefined;
}
