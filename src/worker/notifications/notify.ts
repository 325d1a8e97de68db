import type { Enquiry } from '#src/domain/enquiry.ts';
import { CodedError, errorCode } from '#src/worker/coded-error.ts';
import type { Log } from '#src/worker/log.ts';
import type { AlarmMemory } from '#src/worker/notifications/alarm-memory.ts';
import type { Channels } from '#src/worker/notifications/channel.ts';
import {
  type Claim,
  claimDue,
  type Database,
  type Delivery,
  markDelivered,
  markFailed,
  nextAttemptAt,
} from '#src/worker/notifications/notification-records.ts';
import { delayAfter, deliveryTimeout } from '#src/worker/notifications/retry-delays.ts';
import { retry } from '#src/worker/retry.ts';
import { withTimeout } from '#src/worker/with-timeout.ts';

export interface NotifyDependencies {
  db: Database;
  channels: Channels;
  /** For `alarm.ts`, which tells the agency of a failure. */
  alarms: AlarmMemory;
  /** Milliseconds since 1970. */
  now(): number;
  wait(milliseconds: number): Promise<void>;
  log: Log;
}

/**
 * Notifies the agency of an enquiry through one channel, if that delivery is due. Gives the time of the next attempt,
 * or undefined when nothing is left to do. Throws when the database fails.
 */
export async function notify(delivery: Delivery, dependencies: NotifyDependencies): Promise<number | undefined> {
  const { db, now } = dependencies;
  const claimed = await claimDue(db, delivery, now());
  return claimed ? deliver(delivery, claimed.claim, claimed.enquiry, dependencies) : nextAttemptAt(db, delivery);
}

/** Gives the time of the next attempt, or undefined when none is left to make. */
async function deliver(
  delivery: Delivery,
  { attempts, sequence }: Claim,
  enquiry: Enquiry,
  dependencies: NotifyDependencies,
): Promise<number | undefined> {
  const { db, channels, log, now } = dependencies;
  const logFields = { reference: delivery.id, channel: delivery.channel, count: attempts };
  try {
    const channel = channels[delivery.channel];
    if (!channel) throw new CodedError('not-configured');
    await withTimeout(channel.notify(enquiry, sequence), deliveryTimeout);
  } catch (error) {
    const code = errorCode(error);
    const delay = delayAfter(attempts);
    const nextAttempt = delay === undefined ? undefined : now() + delay;
    await writeOutcome(() => markFailed(db, delivery, code, nextAttempt), dependencies);
    const gaveUp = delay === undefined;
    const event = gaveUp ? 'gave-up' : 'delivery-failed';
    log({ event, level: gaveUp ? 'error' : 'warning', ...logFields, codes: [code] });
    return nextAttempt;
  }
  await writeOutcome(() => markDelivered(db, delivery, now()), dependencies);
  log({ event: 'delivered', ...logFields, milliseconds: now() - enquiry.createdAt });
  return undefined;
}

/** Writes the outcome of an attempt. Without it the enquiry would be delivered again, so the write is retried. */
const writeOutcome = (write: () => Promise<void>, { wait }: NotifyDependencies): Promise<void> =>
  retry(write, { pauses: [100, 400, 1000], attemptTimeout: 3000, wait });
