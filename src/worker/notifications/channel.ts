import type { ChannelName, Enquiry } from '#src/domain/enquiry.ts';

/** What the agency gets besides single enquiries: a delivery that failed, an alarm, the digest, the nightly report. */
export interface Notice {
  subject: string;
  text: string;
}

/** One way to reach the agency, independent of the others. Both functions throw when the delivery fails. */
export interface Channel {
  /** `sequence` is 1 the first time, and one more each time the agency has the enquiry sent again. */
  notify(enquiry: Enquiry, sequence: number): Promise<void>;
  /** Delivers a notice. */
  warn(notice: Notice): Promise<void>;
}

/** The channels that are configured. */
export type Channels = Partial<Record<ChannelName, Channel>>;
