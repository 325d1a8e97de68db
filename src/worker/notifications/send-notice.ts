import { type ChannelName, channelNames } from '#src/domain/enquiry.ts';
import { errorCode } from '#src/worker/coded-error.ts';
import type { Notice } from '#src/worker/notifications/channel.ts';
import type { NotifyDependencies } from '#src/worker/notifications/notify.ts';
import { deliveryTimeout } from '#src/worker/notifications/retry-delays.ts';
import { withTimeout } from '#src/worker/with-timeout.ts';

/**
 * Sends the agency a notice, such as that a delivery has failed, through every configured channel. The channel that
 * failed (`except`) is left out, unless it is the only one. Gives true when at least one channel delivered the notice.
 */
export async function sendNotice(
  notice: Notice,
  { channels, log }: NotifyDependencies,
  { reference, except }: { reference?: string; except?: ChannelName } = {},
): Promise<boolean> {
  const configured = channelNames.filter((name) => channels[name]);
  const others = configured.filter((name) => name !== except);
  const referenceField = reference === undefined ? {} : { reference };
  const delivered = await Promise.all(
    (others.length > 0 ? others : configured).map(async (channel) => {
      try {
        // `?.` and `??` are only for TypeScript: every channel here is configured.
        await withTimeout(channels[channel]?.warn(notice) ?? Promise.resolve(), deliveryTimeout);
        log({ event: 'notice-sent', level: 'warning', channel, ...referenceField });
        return true;
      } catch (error) {
        log({ event: 'notice-failed', level: 'error', channel, ...referenceField, codes: [errorCode(error)] });
        return false;
      }
    }),
  );
  return delivered.includes(true);
}
