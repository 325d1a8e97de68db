import type { Locale } from '#src/domain/locale.ts';
import { vcardPath } from '#src/domain/vcard.ts';
import { type ContactFormView, contactFormView } from '#src/views/contact-form.ts';
import { viewContext } from '#src/views/context.ts';
import { type LayoutView, layoutView } from '#src/views/layout/layout.ts';
import type { LinkView } from '#src/views/links.ts';
import { type TeamPerson, team } from '#src/views/team.ts';

export interface ContactView {
  layout: LayoutView;
  hero: { title: string; text: string };
  form: ContactFormView;
  details: {
    title: string;
    items: { label: string; lines: string[]; href?: string }[];
    /** The same details as a vCard. */
    vcard: LinkView;
  };
  /** Who answers for which category. */
  team: { title: string; text: string; people: TeamPerson[] };
  whatsapp: { title: string; text: string; button: LinkView };
  faq: { title: string; items: { question: string; answer: string }[] };
}

export function contactView(locale: Locale): ContactView {
  const context = viewContext(locale);
  const { t } = context;
  const text = (id: string) => t.text(`pages.contact.${id}`);
  const faq = Array.from({ length: t.count('pages.contact.faq.items') }, (_, index) => ({
    question: text(`faq.items.${index}.question`),
    answer: text(`faq.items.${index}.answer`),
  }));
  const layout = layoutView(
    context,
    { route: 'contact' },
    {
      key: 'pages.contact',
      trail: [{ label: t.text('pages.contact.name') }],
      callToAction: { line: { text: text('cta.text'), link: text('cta.link') }, anchor: '#main' },
      metadata: { faq },
    },
  );
  const { footer } = layout;
  return {
    layout,
    hero: { title: text('hero.title'), text: text('hero.text') },
    form: contactFormView(locale),
    details: {
      title: text('details.title'),
      items: [
        { label: text('details.address'), lines: [layout.siteName, ...footer.address] },
        { label: text('details.phone'), lines: [footer.phone.label], href: footer.phone.href },
        { label: text('details.email'), lines: [footer.email.label], href: footer.email.href },
        { label: text('details.hours'), lines: [text('details.hoursValue')] },
      ],
      vcard: { label: text('details.vcard'), href: vcardPath(context.site.identity) },
    },
    team: { title: text('team.title'), text: text('team.text'), people: team(context) },
    whatsapp: {
      title: text('whatsapp.title'),
      text: text('whatsapp.text'),
      button: { label: text('whatsapp.button'), href: layout.contact.whatsapp.href },
    },
    faq: { title: text('faq.title'), items: faq },
  };
}
