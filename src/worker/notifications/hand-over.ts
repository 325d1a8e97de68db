import { channelNames, type Enquiry } from '#src/domain/enquiry.ts';
import { errorCode } from '#src/worker/coded-error.ts';
import type { NewEnquiry } from '#src/worker/enquiries/store-enquiry.ts';
import type { NotifyDependencies } from '#src/worker/notifications/notify.ts';
import { deliveryTimeout } from '#src/worker/notifications/retry-delays.ts';
import { withTimeout } from '#src/worker/with-timeout.ts';

/** An enquiry that the database did not take, as `accept-enquiry.ts` puts it into the queue for mails. */
export interface Handover {
  enquiry: NewEnquiry;
}

/** The sequence of the first delivery of an enquiry; it would be more if the agency had it sent again. */
const firstSequence = 1;

/**
 * Notifies the agency of an enquiry that could not be stored, and for which the queue has failed or given up too. Does
 * so through every configured channel at once, and gives true when one of them has delivered.
 */
export async function deliverWithoutDatabase(
  { id, createdAt, locale, isSpam, fields }: NewEnquiry,
  { channels, log }: Pick<NotifyDependencies, 'channels' | 'log'>,
): Promise<boolean> {
  const enquiry: Enquiry = { ...fields, id, createdAt, locale, isSpam };
  const deliveries = channelNames.map(async (name) => {
    const channel = channels[name];
    if (!channel) return false;
    try {
      await withTimeout(channel.notify(enquiry, firstSequence), deliveryTimeout);
      // An error although it was delivered: the enquiry is not in the database.
      log({ event: 'handed-over', level: 'error', reference: id, channel: name });
      return true;
    } catch (error) {
      log({ event: 'delivery-failed', level: 'error', reference: id, channel: name, codes: [errorCode(error)] });
      return false;
    }
  });
  return (await Promise.all(deliveries)).includes(true);
}
