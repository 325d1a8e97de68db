import type { Lead } from '#src/domain/lead.ts';
import { intlLocaleOf } from '#src/domain/locale.ts';
import { fill } from '#src/worker/fill.ts';
import { identity, words } from '#src/worker/generated/words.ts';
import { escapeHtml, html } from '#src/worker/html.ts';

/** The words of a mail in both forms. */
export interface MailWords {
  subject: string;
  text: string;
  html: string;
}

/**
 * The mail about an enquiry, in the enquiry's language: so its reader sees at once which language to answer in.
 * The subject holds the reference and nothing that was typed.
 */
export function leadMail(lead: Lead): MailWords {
  const spoken = words[lead.locale];
  const none = spoken['mail.none'];
  const service = lead.service && spoken[`contact.form.service.options.${lead.service}`];
  const rows: [label: string, value: string][] = [
    [spoken['mail.name'], lead.name],
    [spoken['mail.email'], lead.email],
    [spoken['mail.phone'], lead.phone || none],
    [spoken['mail.company'], lead.company || none],
    [spoken['mail.service'], service || none],
    [spoken['mail.reference'], lead.id],
    [spoken['mail.received'], receivedAt(lead)],
  ];
  const text = [
    spoken['mail.heading'],
    rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
    `${spoken['mail.message']}:\n${lead.message}`,
    spoken['mail.reply'],
    spoken['mail.promise'],
  ].join('\n\n');
  const markup = html`<!doctype html>
<html lang="${lead.locale}">
<body>
<h1>${spoken['mail.heading']}</h1>
<table>
${rows.map(([label, value]) => html`<tr><th align="left" scope="row">${label}</th><td dir="auto">${value}</td></tr>`)}
</table>
<h2>${spoken['mail.message']}</h2>
<p dir="auto">${{ html: escapeHtml(lead.message).replaceAll('\n', '<br>\n') }}</p>
<p>${spoken['mail.reply']}<br>${spoken['mail.promise']}</p>
</body>
</html>
`;
  return {
    subject: `${identity.name}: ${fill(spoken['mail.subject'], { reference: lead.id })}`,
    text,
    html: markup.html,
  };
}

/** The moment of an enquiry as the agency's clock shows it. */
export function receivedAt(lead: Pick<Lead, 'createdAt' | 'locale'>): string {
  const format = { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Amsterdam' } as const;
  return new Intl.DateTimeFormat(intlLocaleOf[lead.locale], format).format(lead.createdAt);
}
