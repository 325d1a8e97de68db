import { showsDrafts } from '#src/content/current-site.ts';
import { dateArguments } from '#src/domain/dates.ts';
import type { Locale } from '#src/domain/locale.ts';
import type { PictureData } from '#src/domain/picture.ts';
import { otherProjects, type ProjectCase } from '#src/domain/project-case.ts';
import { href } from '#src/domain/routes.ts';
import { techLogoPath } from '#src/domain/tech-logo.ts';
import { type ViewContext, viewContext } from '#src/views/context.ts';
import { type GalleryView, galleryView } from '#src/views/gallery.ts';
import { type LayoutView, layoutView } from '#src/views/layout/layout.ts';
import { type LinkView, serviceLink } from '#src/views/links.ts';
import { type LogoView, logoView } from '#src/views/logo.ts';
import { pictureView } from '#src/views/picture.ts';
import type { Point } from '#src/views/point.ts';
import { type ProjectCard, projectCard } from '#src/views/project-card.ts';
import { nameOfCaller } from '#src/views/team.ts';

export interface ProjectView {
  layout: LayoutView;
  slug: string;
  /** The two colours of the client. */
  colours: readonly [string, string];
  title: string;
  summary: string;
  badges: string[];
  facts: { label: string; value: string }[];
  /** When the page was published and last changed. */
  dates: string;
  cover: PictureData;
  /** The link to the site that was made. */
  visitLive: LinkView & { newTabLabel: string };
  planMeeting: LinkView;
  /** What the button for a meeting does, and who calls back. */
  meetingNote: string;
  kpis: { label: string; value: string }[];
  challenge: { label: string; heading: string; lead: string };
  approach: { label: string; heading: string; parts: Point[] };
  solution: { label: string; heading: string; text: string };
  /** What changed for the client. */
  result: { title: string; items: { label: string; text: string }[] };
  gallery: GalleryView;
  stack: { title: string; items: LogoView[] };
  services: { title: string; items: LinkView[] };
  others: { title: string; projects: ProjectCard[] };
}

/** The view of a case. Throws if no case has the slug; the router only asks for those of `projectSlugs`. */
export function projectView(locale: Locale, slug: string): ProjectView {
  const context = viewContext(locale);
  const { site, t } = context;
  const projects = showsDrafts ? [...site.projects, ...site.drafts.projects] : site.projects;
  const project = projects.find((candidate) => candidate.slug === slug);
  if (!project) throw new Error(`no case has the slug \`${slug}\`; see content/projects`);
  const key = project.i18nKey;
  const label = (id: string) => t.text(`project-page.${id}`);
  const planMeeting = { label: t.text(`${key}.ctas.planMeeting`), href: href('contact', locale) };
  return {
    layout: layoutView(
      context,
      { route: 'project', project },
      {
        key,
        trail: [
          { label: t.text('shell.breadcrumbs.projects'), href: href('ourWork', locale) },
          { label: t.text(`${key}.title`) },
        ],
        isDraft: !project.published,
        metadata: {
          ...project.dates,
          work: { name: t.text(`${key}.title`), description: t.text(`${key}.summary`), year: project.year },
        },
      },
    ),
    slug,
    colours: project.colours,
    title: t.text(`${key}.title`),
    summary: t.text(`${key}.summary`),
    badges: t.list(`${key}.badges`),
    facts: [
      { label: label('client'), value: project.client },
      { label: label('industry'), value: t.text(`${key}.industry`) },
      { label: label('year'), value: String(project.year) },
    ],
    dates: t.text('project-page.dates', dateArguments(project.dates)),
    cover: pictureView(project.cover, t.text(`${key}.coverAlt`)),
    visitLive: {
      label: t.text(`${key}.ctas.visitLive`),
      href: project.projectURL,
      newTabLabel: t.text('shell.newTab'),
    },
    planMeeting,
    meetingNote: t.text('project-page.meetingNote', { name: caller(context, project) }),
    kpis: Array.from({ length: t.count(`${key}.kpis`) }, (_, index) => ({
      label: t.text(`${key}.kpis.${index}.label`),
      value: t.text(`${key}.kpis.${index}.value`),
    })),
    challenge: {
      label: label('challenge'),
      heading: t.text(`${key}.challenge.heading`),
      lead: t.text(`${key}.challenge.lead`),
    },
    approach: {
      label: label('approach'),
      heading: t.text(`${key}.approach.heading`),
      parts: ['strategy', 'design', 'development'].map((part) => ({
        title: label(part),
        text: t.text(`${key}.approach.${part}`),
      })),
    },
    solution: {
      label: label('solution'),
      heading: t.text(`${key}.solution.heading`),
      text: t.text(`${key}.solution.text`),
    },
    result: {
      title: t.text('project-page.result.title', { client: project.client }),
      items: ['before', 'after'].map((when) => ({
        label: label(`result.${when}`),
        text: t.text(`${key}.result.${when}`),
      })),
    },
    gallery: galleryView(context, project),
    stack: { title: label('stack.title'), items: project.stack.map((name) => logoView(name, techLogoPath(name))) },
    services: {
      title: label('services.title'),
      items: site.services
        .filter(({ id }) => project.services.some((used) => used.id === id))
        .map((service) => serviceLink(context, service)),
    },
    others: {
      title: label('others.title'),
      projects: otherProjects(site.projects, slug).map((other) => projectCard(context, other)),
    },
  };
}

/**
 * Who calls back about a case: the person who answers for the category of the first service that it used. `none` is a
 * case of the message, which then says “we”.
 */
function caller(context: ViewContext, { services: [first] }: Pick<ProjectCase, 'services'>): string {
  const service = context.site.services.find(({ id }) => id === first?.id);
  return service ? nameOfCaller(context, service.category) : 'none';
}
