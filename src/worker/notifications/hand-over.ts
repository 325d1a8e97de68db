import { channelNames, type Enquiry } from '#src/domain/enquiry.ts';
import { errorCode } from '#src/worker/coded-error.ts';
import type { NewEnquiry } from '#src/worker/enquiries/store-enquiry.ts';
import type { NotifyDependencies } from '#src/worker/notifications/notify.ts';
import { deliveryTimeout } from '#src/worker/notifications/retry-delays.ts';
import { withTimeout } from '#src/worker/with-timeout.ts';

/** An enquiry that the database did not take, as a message of the mail queue. */
export interface Handover {
  enquiry: NewEnquiry;
}

/** The sequence of the first delivery of an enquiry; it would be more if the agency had it sent again. */
const firstSequence = 1;

/** Notifies the agency through every configured channel at once. Gives true when one of them has delivered. */
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
      log({ event: 'handed-over', level: 'error', reference: id, channel: name });
      return true;
    } catch (error) {
      log({ event: 'delivery-failed', level: 'error', reference: id, channel: name, codes: [errorCode(error)] });
      return false;
    }
  });
  return (await Promise.all(deliveries)).includes(true);
}
