import { identity } from '#src/worker/generated/messages.ts';
import { html, withLineBreaks } from '#src/worker/html.ts';
import type { Channel } from '#src/worker/notifications/channel.ts';
import { enquiryMail, type MailContent } from '#src/worker/notifications/enquiry-mail.ts';

export interface MailSettings {
  from: string;
  to: string;
}

/** Delivers by mail. A reply to the mail goes to the visitor. */
export function mailChannel(
  { from, to }: MailSettings,
  send: (message: EmailMessageBuilder) => Promise<unknown>,
): Channel {
  const deliver = async ({ subject, ...content }: MailContent, replyTo?: EmailAddress) => {
    await send({
      from: { name: identity.name, email: from },
      to,
      ...(replyTo && { replyTo }),
      subject: singleLine(subject),
      ...content,
      // So that no autoresponder replies to it.
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
  return {
    notify: (enquiry) => deliver(enquiryMail(enquiry), { name: singleLine(enquiry.name), email: enquiry.email }),
    warn: ({ subject, text }) =>
      deliver({
        subject: `${identity.name}: ${subject}`,
        text,
        html: html`<p>${withLineBreaks(text)}</p>`.html,
      }),
  };
}

/** Text without control characters: a line break in it would start a new header. */
const singleLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
