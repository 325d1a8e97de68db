import type { EnquiryFields } from '#src/domain/contact-form.ts';
import type { Locale } from '#src/domain/locale.ts';

/** The channels through which the agency is notified of an enquiry. */
export const channelNames = ['mail', 'webhook'] as const;

export type ChannelName = (typeof channelNames)[number];

/** How an enquiry reaches the agency: by itself through a channel, or as a line of the digest, a mail about several. */
export const notificationNames = [...channelNames, 'digest'] as const;

export type NotificationName = (typeof notificationNames)[number];

/** An enquiry as it is stored. */
export interface Enquiry extends EnquiryFields {
  /** The reference, such as `7K3F-9QTM`. */
  id: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  locale: Locale;
  /** Whether its text looks like spam. */
  isSpam: boolean;
}

/** Crockford's alphabet: it has no letter that looks like a digit, so a reference can be read out over the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference of eight characters, such as `7K3F-9QTM`. It is the id of the enquiry and what people quote. */
export function newReference(): string {
  const characters = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => alphabet[byte % alphabet.length]);
  return `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`;
}

/** Whether a value has the form of a reference. */
export function isReference(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(value);
}
