import { identity } from '#src/worker/generated/words.ts';
import { html } from '#src/worker/html.ts';
import type { Channel } from '#src/worker/telling/channel.ts';
import { leadMail } from '#src/worker/telling/lead-mail.ts';
import { type Mail, printMail } from '#src/worker/telling/mime.ts';

export interface MailSettings {
  from: string;
  to: string;
}

/** Makes the platform's own mail object, which exists nowhere but on the platform. */
export type MailMaker = (from: string, to: string, raw: string) => object;

/** Hands a mail to the platform: envelope addresses and the printed mail. */
export type SendMail = (from: string, to: string, raw: string) => Promise<unknown>;

/** Tells by mail; an answer to the mail goes to the visitor. */
export function mailChannel({ from, to }: MailSettings, send: SendMail, now: () => number): Channel {
  const sender = { name: identity.name, address: from };
  const post = async (mail: Pick<Mail, 'replyTo' | 'subject' | 'id' | 'text' | 'html'>) => {
    await send(from, to, printMail({ ...mail, from: sender, to, date: new Date(now()) }));
  };
  return {
    tell: (lead) =>
      post({ ...leadMail(lead), id: `enquiry-${lead.id}`, replyTo: { name: lead.name, address: lead.email } }),
    warn: ({ subject, text }) =>
      post({
        subject: `${identity.name}: ${subject}`,
        id: `notice-${crypto.randomUUID()}`,
        text,
        html: html`<p>${text}</p>`.html,
      }),
  };
}
