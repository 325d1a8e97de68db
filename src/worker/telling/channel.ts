import type { ChannelName, Lead } from '#src/domain/lead.ts';

/** A notice about telling itself, for the agency. */
export interface Notice {
  subject: string;
  text: string;
}

/** One independent way to reach the agency. Both functions throw a fault when it fails. */
export interface Channel {
  tell(lead: Lead): Promise<void>;
  warn(notice: Notice): Promise<void>;
}

/** The channels that are set up. */
export type Channels = Partial<Record<ChannelName, Channel>>;
