import type { Locale } from '#src/domain/locale.ts';
import { techLogoPath } from '#src/domain/tech-logo.ts';
import { viewContext } from '#src/views/context.ts';
import { type LayoutView, layoutView } from '#src/views/layout/layout.ts';
import { type LogoView, logoView } from '#src/views/logo.ts';
import type { Point } from '#src/views/point.ts';
import { type TeamPerson, team } from '#src/views/team.ts';

/** A member of the team, in the drawing of the workshop; `text` says which questions that person answers. */
export interface TeamMember extends TeamPerson {
  text: string;
}

export interface AboutView {
  layout: LayoutView;
  hero: { title: string; text: string };
  workshop: { title: string; text: string; members: TeamMember[] };
  story: { title: string; paragraphs: string[] };
  values: { title: string; items: Point[] };
  tech: { title: string; text: string; logos: LogoView[] };
  stats: { title: string; items: { value: string; label: string }[] };
}

export function aboutView(locale: Locale): AboutView {
  const context = viewContext(locale);
  const { site, t } = context;
  const text = (id: string) => t.text(`pages.about.${id}`);
  return {
    layout: layoutView(
      context,
      { route: 'about' },
      { key: 'pages.about', trail: [{ label: t.text('pages.about.name') }] },
    ),
    hero: { title: text('hero.title'), text: text('hero.text') },
    workshop: {
      title: text('workshop.title'),
      text: text('workshop.text'),
      members: team(context).map((person) => ({ ...person, text: text(`workshop.roles.${person.key}.text`) })),
    },
    story: { title: text('story.title'), paragraphs: t.list('pages.about.story.paragraphs') },
    values: {
      title: text('values.title'),
      // Always three: `cli/site-rules/list-limits.ts` checks the messages.
      items: [0, 1, 2].map((index) => ({
        title: text(`values.items.${index}.title`),
        text: text(`values.items.${index}.text`),
      })),
    },
    tech: {
      title: text('tech.title'),
      text: text('tech.text'),
      logos: site.technologies.map((name) => logoView(name, techLogoPath(name))),
    },
    stats: {
      title: text('stats.title'),
      items: ['clients', 'projects', 'years'].map((name) => ({
        value: text(`stats.${name}.value`),
        label: text(`stats.${name}.label`),
      })),
    },
  };
}
