import type { Locale } from '#src/domain/locale.ts';
import { href } from '#src/domain/routes.ts';
import { clientLogos } from '#src/views/client-logos.ts';
import { viewContext } from '#src/views/context.ts';
import { type LayoutView, layoutView } from '#src/views/layout/layout.ts';
import type { LogoView } from '#src/views/logo.ts';
import { type ProjectCard, projectCard } from '#src/views/project-card.ts';

export interface OurWorkView {
  layout: LayoutView;
  hero: { title: string; text: string };
  intro: { title: string; text: string };
  cases: { title: string; text: string; projects: ProjectCard[] };
  clients: { title: string; text: string; items: LogoView[] };
}

export function ourWorkView(locale: Locale): OurWorkView {
  const context = viewContext(locale);
  const { site, t } = context;
  const text = (id: string) => t.text(`pages.our-work.${id}`);
  return {
    layout: layoutView(
      context,
      { route: 'ourWork' },
      {
        key: 'pages.our-work',
        // As in its URL, it is below the page about the agency.
        trail: [
          { label: t.text('pages.about.name'), href: href('about', locale) },
          { label: t.text('pages.our-work.name') },
        ],
      },
    ),
    hero: { title: text('hero.title'), text: text('hero.text') },
    intro: { title: text('intro.title'), text: text('intro.text') },
    cases: {
      title: text('cases.title'),
      text: text('cases.text'),
      projects: site.projects.map((project) => projectCard(context, project)),
    },
    clients: {
      title: text('clients.title'),
      text: text('clients.text'),
      items: clientLogos(context),
    },
  };
}
