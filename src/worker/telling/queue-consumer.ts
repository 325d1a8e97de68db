import { isReference } from '#src/domain/lead.ts';
import { sourceLocale } from '#src/domain/locale.ts';
import { faultCode } from '#src/worker/fault.ts';
import { fill } from '#src/worker/fill.ts';
import { words } from '#src/worker/generated/words.ts';
import type { MessageBatch, QueuedMessage } from '#src/worker/platform.ts';
import { warn } from '#src/worker/telling/alarm.ts';
import { pauseAfter, queuePause, tellingPauses } from '#src/worker/telling/delays.ts';
import { type TellingDeps, tellLead } from '#src/worker/telling/tell-lead.ts';
import { nextAttempt } from '#src/worker/telling/telling-records.ts';

/** Tells the enquiries of a batch one by one; one that fails does not hold up the others. */
export async function handleBatch(batch: MessageBatch, deps: TellingDeps): Promise<void> {
  const handle = batch.queue.endsWith('-dlq') ? handleDeadLetter : handleMessage;
  for (const message of batch.messages) await handle(message, deps);
}

async function handleMessage(message: QueuedMessage, deps: TellingDeps): Promise<void> {
  const id = referenceIn(message);
  if (!id) {
    deps.log({ event: 'message-failed', level: 'error', codes: ['no-reference'] });
    return message.ack();
  }
  try {
    const next = await tellLead(id, deps);
    if (next === undefined) message.ack();
    else message.retry({ delaySeconds: queuePause(next, deps.now()) });
  } catch (error) {
    deps.log({ event: 'message-failed', level: 'error', reference: id, codes: [faultCode(error)] });
    const pause = pauseAfter(message.attempts) ?? tellingPauses[0];
    message.retry({ delaySeconds: Math.ceil(pause / 1000) });
  }
}

/** The queue has given up on a message. The sweep goes on with the enquiry; the agency hears of it where it still waits. */
async function handleDeadLetter(message: QueuedMessage, deps: TellingDeps): Promise<void> {
  const id = referenceIn(message);
  if (id && (await stillWaits(id, deps))) {
    deps.log({ event: 'dead-letter', level: 'error', reference: id });
    const spoken = words[sourceLocale];
    const values = { reference: id };
    const notice = { subject: fill(spoken['mail.dead.subject'], values), text: fill(spoken['mail.dead.text'], values) };
    await warn(notice, deps, { reference: id });
  }
  message.ack();
}

/** A database that cannot be asked may well be why the message died, so it counts as waiting. */
const stillWaits = (id: string, { db }: TellingDeps): Promise<boolean> =>
  nextAttempt(db, id).then(
    (next) => next !== undefined,
    () => true,
  );

function referenceIn({ body }: QueuedMessage): string | undefined {
  const id = typeof body === 'object' && body !== null && 'id' in body ? body.id : undefined;
  return isReference(id) ? id : undefined;
}
