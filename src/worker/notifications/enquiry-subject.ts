import type { Enquiry } from '#src/domain/enquiry.ts';
import { fillPlaceholders } from '#src/worker/fill-placeholders.ts';
import { messages } from '#src/worker/generated/messages.ts';

/** The subject of a notification: the reference, and a mark when the enquiry looks like spam. */
export function enquirySubject({ id, locale, isSpam }: Enquiry): string {
  return fillPlaceholders(messages[locale][isSpam ? 'mail.spamSubject' : 'mail.subject'], { reference: id });
}
