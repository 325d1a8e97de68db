import type { PictureData } from '#src/domain/picture.ts';
import type { ProjectCase } from '#src/domain/project-case.ts';
import { href } from '#src/domain/routes.ts';
import type { Service } from '#src/domain/service.ts';
import type { ViewContext } from '#src/views/context.ts';
import { type GalleryPicture, galleryView } from '#src/views/gallery.ts';
import type { LinkView } from '#src/views/links.ts';

/** A case that used a service: one screen of it, what came of it, and the way there. */
export interface ServiceCaseView {
  title: string;
  outcome: string;
  screen: PictureData;
  caption: string;
  link: LinkView;
  /** Other cases that used the service. */
  others: { label: string; cases: LinkView[] };
}

/** The case that a service's page shows: the one whose record has a screen for it. None where no case has. */
export function serviceCaseView(context: ViewContext, { id }: Pick<Service, 'id'>): ServiceCaseView | undefined {
  const { site, t } = context;
  const shown = site.projects.find((project) => screenOf(project, id));
  if (!shown) return undefined;
  // The schema holds that a screen is in the gallery.
  const at = shown.gallery.indexOf(screenOf(shown, id) ?? '');
  const { picture, caption } = galleryView(context, shown).pictures[at] as GalleryPicture;
  return {
    title: t.text('service-page.case.title', { client: shown.client }),
    outcome: t.text(`${shown.i18nKey}.solution.heading`),
    // One format and the fallback: a second list of files would take the page out of its budget.
    screen: { ...picture, sources: picture.sources.slice(0, 1) },
    caption,
    link: caseLink(context, shown, t.text('service-page.case.link')),
    others: {
      label: t.text('service-page.case.others'),
      cases: site.projects
        .filter((project) => project !== shown && project.services.some((used) => used.id === id))
        .map((project) => caseLink(context, project, project.client)),
    },
  };
}

const screenOf = ({ services }: ProjectCase, service: string) => services.find(({ id }) => id === service)?.screen;

function caseLink({ locale }: ViewContext, { slug }: Pick<ProjectCase, 'slug'>, label: string): LinkView {
  return { label, href: href('project', locale, { slug }) };
}
