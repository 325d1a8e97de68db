import type { Enquiry } from '#src/domain/contact-form.ts';
import type { Locale } from '#src/domain/locale.ts';

/** The ways in which the agency hears of an enquiry. */
export const channelNames = ['mail', 'webhook'] as const;

export type ChannelName = (typeof channelNames)[number];

/** A stored enquiry as it is told. */
export interface Lead extends Enquiry {
  id: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  locale: Locale;
}

/** Crockford's alphabet: no letter that can be taken for a digit, so a reference can be read out on the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference of eight characters, such as `7K3F-9QTM`: the enquiry's id and what people call it by. */
export function newReference(): string {
  const characters = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => alphabet[byte % alphabet.length]);
  return `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`;
}

/** Whether a value has the form of a reference. */
export function isReference(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(value);
}
