import { dateArguments } from '#src/domain/dates.ts';
import { type Locale, sourceLocale } from '#src/domain/locale.ts';
import { href } from '#src/domain/routes.ts';
import { viewContext } from '#src/views/context.ts';
import { type LayoutView, layoutView } from '#src/views/layout/layout.ts';
import type { LinkView } from '#src/views/links.ts';

/** The policy has exactly this many sections (R44). */
export const privacySections = 12;

/** The place of the section about the contact form, which names Turnstile where the site has it. */
const formSection = 2;

/** The place of the section about the visitor's rights, which ends in a link to the supervisory authority. */
const rightsSection = 10;

export interface PrivacyView {
  layout: LayoutView;
  hero: { title: string; text: string };
  updated: string;
  /** Says on the English page that the Dutch text is the binding one (A18). */
  translation?: { text: string; link: LinkView };
  contents: string;
  sections: { id: string; title: string; paragraphs: string[]; link?: LinkView }[];
}

export function privacyView(locale: Locale): PrivacyView {
  const context = viewContext(locale);
  const { t } = context;
  const { dates } = context.site.identity.documents.privacy;
  const text = (id: string) => t.text(`pages.privacy.${id}`);
  return {
    layout: layoutView(
      context,
      { route: 'privacy' },
      { key: 'pages.privacy', trail: [{ label: t.text('pages.privacy.name') }], about: dates },
    ),
    hero: { title: text('hero.title'), text: text('hero.text') },
    updated: t.text('pages.privacy.updated', dateArguments(dates)),
    ...(locale !== sourceLocale && {
      translation: {
        text: text('translation'),
        // In the language of its target, so the link has `lang="nl"` (A18).
        link: {
          label: viewContext(sourceLocale).t.text('pages.privacy.translationLink'),
          href: href('privacy', sourceLocale),
        },
      },
    }),
    contents: text('contents'),
    sections: Array.from({ length: privacySections }, (_, index) => ({
      id: `s${index + 1}`,
      title: text(`sections.${index}.title`),
      paragraphs: [
        ...t.list(`pages.privacy.sections.${index}.paragraphs`),
        ...(index === formSection && context.site.identity.turnstile ? [text('turnstile')] : []),
      ],
      ...(index === rightsSection && {
        link: { label: text('complaint'), href: context.site.identity.supervisoryAuthority[locale] },
      }),
    })),
  };
}
