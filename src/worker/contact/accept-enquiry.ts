import { channelNames } from '#src/domain/enquiry.ts';
import { errorCode } from '#src/worker/coded-error.ts';
import {
  type NewEnquiry,
  type StoreDependencies,
  type StoredEnquiry,
  storeEnquiry,
} from '#src/worker/enquiries/store-enquiry.ts';
import type { Log } from '#src/worker/log.ts';
import { raiseStorageAlarm } from '#src/worker/notifications/alarm.ts';
import { deliverWithoutDatabase, type Handover } from '#src/worker/notifications/hand-over.ts';
import { type Delivery, deliverInsteadOfDigest } from '#src/worker/notifications/notification-records.ts';
import type { NotifyDependencies } from '#src/worker/notifications/notify.ts';
import type { Queues } from '#src/worker/notifications/queues.ts';
import { withTimeout } from '#src/worker/with-timeout.ts';

export interface AcceptDependencies extends StoreDependencies {
  queues: Queues;
  /** Whether a Turnstile token is valid; throws when that cannot be checked. */
  isPerson(turnstileToken: string): Promise<boolean>;
  /** Notifies the agency without the queues; used only for an enquiry that the database does not accept. */
  notificationServices: NotifyDependencies;
  /** Lets work continue after the response. */
  defer(work: Promise<unknown>): void;
  log: Log;
}

/** How long the queue may take to confirm an enquiry that the database did not take, in milliseconds. */
const queueTimeout = 3000;

/** What became of an enquiry; `too-many` if its address has reached the limit of a day, and nothing was stored. */
export type Acceptance = StoredEnquiry | 'too-many' | 'failed';

/**
 * Stores an enquiry and puts its notifications into the queues. When the database fails, the queue stores it later;
 * when the queue fails too, it is sent straight to the agency; `failed` when that fails as well.
 *
 * @param turnstileToken What Turnstile gave the visitor. On a day with many enquiries it keeps an enquiry out of the
 *   digest, one mail about several enquiries (`enquiries/daily-limits.ts`).
 */
export async function acceptEnquiry(
  enquiry: NewEnquiry,
  turnstileToken: string | undefined,
  dependencies: AcceptDependencies,
): Promise<Acceptance> {
  const { log, defer } = dependencies;
  const onRetry = () => log({ event: 'store-retried', level: 'warning' });
  try {
    const stored = await storeEnquiry(enquiry, { ...dependencies, onRetry });
    if (!stored) return 'too-many';
    // An enquiry in the digest, and one that was stored before, has no channels here.
    const channels = channelNames.filter((name) => stored.notifications.includes(name));
    for (const channel of channels) defer(enqueue({ id: stored.id, channel }, dependencies));
    // What looks like spam stays in the digest, with or without a token.
    if (turnstileToken && !enquiry.isSpam && stored.notifications.includes('digest')) {
      defer(notifyIfPerson(enquiry, turnstileToken, dependencies));
    }
    return stored;
  } catch (error) {
    log({ event: 'crash', level: 'error', codes: ['store', errorCode(error)] });
  }
  if (!(await handOver(enquiry, dependencies))) return 'failed';
  defer(raiseStorageAlarm(dependencies.notificationServices));
  // For the visitor this is as good as stored; nothing is left to enqueue.
  return { id: enquiry.id, isNew: true, notifications: [] };
}

/** Notifies the agency at once if the token is valid. If it cannot be checked, the enquiry stays in the digest. */
async function notifyIfPerson(
  enquiry: NewEnquiry,
  turnstileToken: string,
  dependencies: AcceptDependencies,
): Promise<void> {
  const { db, isPerson, log } = dependencies;
  const { id, channels } = enquiry;
  try {
    if (!(await isPerson(turnstileToken))) return;
    await deliverInsteadOfDigest(db, enquiry);
  } catch (error) {
    return log({ event: 'turnstile-failed', level: 'warning', reference: id, codes: [errorCode(error)] });
  }
  await Promise.all(channels.map((channel) => enqueue({ id, channel }, dependencies)));
}

/**
 * Puts a delivery into its queue. The queue only makes it fast: if it fails, the sweep, a cron that runs every ten
 * minutes (`notifications/sweep.ts`), finds the enquiry.
 */
async function enqueue(delivery: Delivery, { queues, log }: AcceptDependencies): Promise<void> {
  const { id: reference, channel } = delivery;
  try {
    await queues[channel].send(delivery);
  } catch (error) {
    log({ event: 'queue-send-failed', level: 'warning', reference, channel, codes: [errorCode(error)] });
  }
}

/** Passes on an enquiry that the database did not take. Gives true when the queue, or else a channel, has it. */
async function handOver(
  enquiry: NewEnquiry,
  { queues, notificationServices, log }: AcceptDependencies,
): Promise<boolean> {
  // Without the hash of its address, so that the limit for an address cannot reject the enquiry when the queue stores
  // it: by then the visitor has been answered that it is accepted.
  const message: Handover = { enquiry: { ...enquiry, addressHash: null } };
  try {
    await withTimeout(queues.mail.send(message), queueTimeout);
    log({ event: 'handed-over', level: 'error', reference: enquiry.id, codes: ['queue'] });
    return true;
  } catch (error) {
    log({ event: 'queue-send-failed', level: 'error', reference: enquiry.id, codes: [errorCode(error)] });
    return deliverWithoutDatabase(enquiry, notificationServices);
  }
}
