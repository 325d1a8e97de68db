import { type FormField, formFields } from '#src/domain/contact-form.ts';
import type { Enquiry } from '#src/domain/enquiry.ts';
import { localeData } from '#src/domain/locale.ts';
import { fieldWords } from '#src/worker/field-words.ts';
import { identity, messages } from '#src/worker/generated/messages.ts';
import { html, withLineBreaks } from '#src/worker/html.ts';
import { enquirySubject } from '#src/worker/notifications/enquiry-subject.ts';

/** Subject and text of a mail, the text as plain text and as HTML. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

type Entry = [label: string, value: string];

/**
 * The mail about an enquiry, in the language of the enquiry, so that its reader sees at once in which language to
 * reply.
 * The subject contains the reference and nothing that the visitor wrote.
 */
export function enquiryMail(enquiry: Enquiry): MailContent {
  const texts = messages[enquiry.locale];
  const entry = ({ name, options }: FormField): Entry => {
    const { short, option } = fieldWords(name, enquiry.locale);
    const value = enquiry[name] && options ? option(enquiry[name]) : enquiry[name];
    return [short, value || texts['mail.none']];
  };
  const rows: Entry[] = [
    ...formFields.filter(({ type }) => type !== 'textarea').map(entry),
    [texts['mail.reference'], enquiry.id],
    [texts['mail.received'], receivedAt(enquiry)],
  ];
  const paragraphs = formFields.filter(({ type }) => type === 'textarea').map(entry);
  const text = [
    texts['mail.heading'],
    rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...paragraphs.map(([label, value]) => `${label}:\n${value}`),
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
${paragraphs.map(([label, value]) => html`<h2>${label}</h2>\n<p dir="auto">${withLineBreaks(value)}</p>\n`)}
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
