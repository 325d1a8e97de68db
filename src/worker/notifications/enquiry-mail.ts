import type { Enquiry } from '#src/domain/enquiry.ts';
import { localeData } from '#src/domain/locale.ts';
import { identity, messages } from '#src/worker/generated/messages.ts';
import { escapeHtml, html } from '#src/worker/html.ts';
import { enquirySubject } from '#src/worker/notifications/enquiry-subject.ts';

/** Subject and text of a mail, the text as plain text and as HTML. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/**
 * The mail about an enquiry, in the language of the enquiry, so that its reader sees at once in which language to reply.
 * The subject contains the reference and nothing that the visitor wrote.
 */
export function enquiryMail(enquiry: Enquiry): MailContent {
  const texts = messages[enquiry.locale];
  const empty = texts['mail.none'];
  const service = enquiry.service && texts[`contact.form.service.options.${enquiry.service}`];
  const rows: [label: string, value: string][] = [
    [texts['mail.name'], enquiry.name],
    [texts['mail.email'], enquiry.email],
    [texts['mail.phone'], enquiry.phone || empty],
    [texts['mail.company'], enquiry.company || empty],
    [texts['mail.service'], service || empty],
    [texts['mail.reference'], enquiry.id],
    [texts['mail.received'], receivedAt(enquiry)],
  ];
  const text = [
    texts['mail.heading'],
    rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
    `${texts['mail.message']}:\n${enquiry.message}`,
    texts['mail.reply'],
    texts['mail.promise'],
  ].join('\n\n');
  const markup = html`<!doctype html>
<html lang="${enquiry.locale}">
<body>
<h1>${texts['mail.heading']}</h1>
<table>
${rows.map(([label, value]) => html`<tr><th align="left" scope="row">${label}</th><td dir="auto">${value}</td></tr>`)}
</table>
<h2>${texts['mail.message']}</h2>
<p dir="auto">${{ html: escapeHtml(enquiry.message).replaceAll('\n', '<br>\n') }}</p>
<p>${texts['mail.reply']}<br>${texts['mail.promise']}</p>
</body>
</html>
`;
  return {
    subject: `${identity.name}: ${enquirySubject(enquiry)}`,
    text,
    html: markup.html,
  };
}

/** When an enquiry was received, in Dutch time. */
function receivedAt({ createdAt, locale }: Enquiry): string {
  const format = { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Amsterdam' } as const;
  return new Intl.DateTimeFormat(localeData[locale].intl, format).format(createdAt);
}
