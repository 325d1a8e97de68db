import type { ChannelName } from '#src/domain/enquiry.ts';
import type { Handover } from '#src/worker/notifications/hand-over.ts';
import type { Delivery } from '#src/worker/notifications/notification-records.ts';

/** The queue of each channel. There are two, so that a channel that hangs never delays the other. */
export type Queues = Record<ChannelName, Pick<Queue<Delivery | Handover>, 'send' | 'sendBatch'>>;
