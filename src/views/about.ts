import type { CategoryKey } from '#src/domain/category.ts';
import type { Locale } from '#src/domain/locale.ts';
import { techLogoPath } from '#src/domain/tech-logo.ts';
import { type ViewContext, viewContext } from '#src/views/context.ts';
import { type LayoutView, layoutView } from '#src/views/layout/layout.ts';
import { categoryLinks, type LinkView } from '#src/views/links.ts';
import { type LogoView, logoView } from '#src/views/logo.ts';
import type { Point } from '#src/views/point.ts';

/** A desk of the workshop: the role that answers there, the name of who has it, and what it answers. */
export interface DeskView {
  key: CategoryKey;
  role: string;
  name?: string;
  text: string;
  services: LinkView;
}

export interface AboutView {
  layout: LayoutView;
  hero: { title: string; text: string };
  workshop: { title: string; text: string; desks: DeskView[] };
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
    workshop: { title: text('workshop.title'), text: text('workshop.text'), desks: desks(context) },
    story: { title: text('story.title'), paragraphs: t.list('pages.about.story.paragraphs') },
    values: {
      title: text('values.title'),
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

function desks(context: ViewContext): DeskView[] {
  const { site, t } = context;
  const categories = categoryLinks(context);
  return site.identity.team.flatMap(({ role, name }) =>
    categories
      .filter(({ key }) => key === role)
      .map(({ key, label, href }) => ({
        key,
        role: t.text(`pages.about.workshop.roles.${key}.title`),
        ...(name && { name }),
        text: t.text(`pages.about.workshop.roles.${key}.text`),
        services: { label, href },
      })),
  );
}
