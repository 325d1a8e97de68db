import type { Locale } from '#src/domain/locale.ts';
import { contactLinks } from '#src/views/contact-links.ts';
import { viewContext } from '#src/views/context.ts';
import type { LinkView } from '#src/views/links.ts';

/** A link that may carry the reference of an enquiry. */
export interface ReferenceLinkView extends LinkView {
  /** The same with `{reference}` in it, as the subject of a mail or the first words of a chat. */
  referenceHref?: string;
}

/**
 * The texts after the form was sent, on the thank-you page and in the form's success panel (R61). The reference is known
 * only then: `{reference}` is filled in by the island, and on the page by the Worker.
 */
export interface SentView {
  title: string;
  text: string;
  reference: string;
  steps: string[];
  urgent: string;
  contactLinks: ReferenceLinkView[];
  again: string;
}

export function sentView(locale: Locale): SentView {
  const context = viewContext(locale);
  const { t } = context;
  const { call, mail, chat } = contactLinks(context);
  const text = (id: string) => t.text(`contact.form.sent.${id}`, { reference: '{reference}' });
  const inHref = (id: string) => encodeURIComponent(text(id)).replace('%7Breference%7D', '{reference}');
  return {
    title: text('title'),
    text: text('text'),
    reference: text('reference'),
    steps: t.list('contact.form.sent.steps'),
    urgent: text('urgent'),
    contactLinks: [
      call,
      { ...chat, referenceHref: `${chat.href}?text=${inHref('chatText')}` },
      { ...mail, referenceHref: `${mail.href}?subject=${inHref('mailSubject')}` },
    ],
    again: text('again'),
  };
}
