import { chatName } from '#src/domain/chat.ts';
import { dateArguments } from '#src/domain/dates.ts';
import { contactHrefs } from '#src/domain/identity.ts';
import { type Locale, sourceLocale } from '#src/domain/locale.ts';
import { href, type LegalDocument } from '#src/domain/routes.ts';
import { sitePages } from '#src/domain/site-pages.ts';
import { type ViewContext, viewContext } from '#src/views/context.ts';
import { type LayoutView, layoutView } from '#src/views/layout/layout.ts';
import type { LinkView } from '#src/views/links.ts';

export interface LegalView {
  layout: LayoutView;
  hero: { title: string; text: string };
  updated: string;
  /** Says in a translation that the Dutch text is the binding one (A18). */
  translation?: { text: string; link: LinkView };
  contents: string;
  sections: { id: string; title: string; paragraphs: string[]; link?: LinkView }[];
}

/** A legal text. Its sections come from messages; a paragraph about what the site does not have is left out. */
export function legalView(locale: Locale, document: LegalDocument): LegalView {
  const context = viewContext(locale);
  const { t, site } = context;
  const key = `pages.${document}`;
  const text = (id: string) => t.text(`${key}.${id}`);
  const { dates } = site.identity.documents[document];
  const links = sectionLinks(context, document);
  return {
    layout: layoutView(context, { route: document }, { key, trail: [{ label: text('name') }], metadata: dates }),
    hero: { title: text('hero.title'), text: text('hero.text') },
    updated: t.text('legal.updated', dateArguments(dates)),
    ...(locale !== sourceLocale && {
      translation: {
        text: t.text('legal.translation'),
        // In the language of its target, so the link has `lang="nl"` (A18).
        link: { label: viewContext(sourceLocale).t.text('legal.translationLink'), href: href(document, sourceLocale) },
      },
    }),
    contents: t.text('legal.contents'),
    sections: Array.from({ length: t.count(`${key}.sections`) }, (_, index) => ({
      id: `s${index + 1}`,
      title: text(`sections.${index}.title`),
      // A message selects its text by `configuration`; it is empty if it is about what the site does not have.
      paragraphs: t.list(`${key}.sections.${index}.paragraphs`, configuration(context)).filter(Boolean),
      ...(links[index] && { link: links[index] }),
    })),
  };
}

/**
 * How the site is set up, as arguments by which messages select their text. `pages` is for the accessibility
 * statement: a test opens all of them.
 */
function configuration({ site }: ViewContext) {
  const { chat, turnstile, enquiries } = site.identity;
  const answer = (isSo: boolean) => (isSo ? 'yes' : 'no');
  return {
    provider: chatName(chat),
    turnstile: answer(turnstile !== undefined),
    webhook: answer(enquiries.webhook),
    addressHash: answer(enquiries.addressHash),
    pages: sitePages(site).length,
  };
}

/** The links at the end of sections, by the index of the section from 0. */
function sectionLinks({ locale, site, t }: ViewContext, document: LegalDocument): Record<number, LinkView> {
  const { identity } = site;
  switch (document) {
    case 'privacy':
      // In the section on a visitor's rights.
      return { 10: { label: t.text('pages.privacy.complaint'), href: identity.supervisoryAuthority[locale] } };
    case 'terms':
      // In the section on personal data.
      return { 8: { label: t.text('pages.privacy.name'), href: href('privacy', locale) } };
    case 'accessibility':
      // In the section on reporting a problem.
      return { 3: { label: identity.email, href: contactHrefs(identity).email } };
  }
}
