import type { Locale } from '#src/domain/locale.ts';
import { contactLinks } from '#src/views/contact-links.ts';
import { viewContext } from '#src/views/context.ts';
import type { LinkView } from '#src/views/links.ts';

/**
 * The texts after the form was sent, on the thank-you page and in the form's success panel (R61). The reference of the
 * enquiry is known only then: the island fills in `{reference}` in the panel (`islands/sent-panel.tsx`), the Worker on
 * the page (`worker/contact/thanks-page.ts`).
 */
export type SentView = ReturnType<typeof sentView>;

export function sentView(locale: Locale) {
  const context = viewContext(locale);
  const { t } = context;
  const { call, mail, whatsapp } = contactLinks(context);
  // The placeholder is passed as its own value, so that it is still in the text.
  const text = (id: string) => t.text(`contact.form.sent.${id}`, { reference: '{reference}' });
  // The placeholder keeps its braces in a link, so that it can be filled in there too.
  const inHref = (id: string) => encodeURIComponent(text(id)).replace('%7Breference%7D', '{reference}');
  /** A mail or a chat about an enquiry has its reference in the subject or the first words. */
  const links: (LinkView & { referenceHref?: string })[] = [
    call,
    { ...whatsapp, referenceHref: `${whatsapp.href}?text=${inHref('chatText')}` },
    { ...mail, referenceHref: `${mail.href}?subject=${inHref('mailSubject')}` },
  ];
  return {
    title: text('title'),
    text: text('text'),
    reference: text('reference'),
    steps: t.list('contact.form.sent.steps'),
    urgent: text('urgent'),
    contactLinks: links,
    // The label of the button that shows the empty form again.
    again: text('again'),
  };
}
