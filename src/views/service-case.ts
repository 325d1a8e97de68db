import type { PictureData } from '#src/domain/picture.ts';
import type { ProjectCase } from '#src/domain/project-case.ts';
import { href } from '#src/domain/routes.ts';
import type { Service } from '#src/domain/service.ts';
import type { ViewContext } from '#src/views/context.ts';
import { type GalleryPicture, galleryView } from '#src/views/gallery.ts';
import type { LinkView } from '#src/views/links.ts';

/**
 * The maximum height of a screenshot, in pixels: a wide one then fills its column, and a tall one is visible as a
 * whole.
 */
const maxScreenHeight = 520;

/** A case that used a service: a screenshot of what the service made in it, and the link to it. */
export interface ServiceCaseView {
  /** What the client does. */
  industry: string;
  /** What the screenshot shows. */
  caption: string;
  screen: PictureData;
  link: LinkView;
  /** Other cases that used the service. */
  otherCases: { label: string; cases: LinkView[] };
}

/** The case that a service's page shows: the one whose record has a `screen` for the service. Undefined if none has. */
export function serviceCaseView(context: ViewContext, { id }: Pick<Service, 'id'>): ServiceCaseView | undefined {
  const { site, t } = context;
  const shown = site.projects.find((project) => screenOf(project, id));
  if (!shown) return undefined;
  // The schema guarantees that the gallery has the picture; `?? ''` is only for TypeScript.
  const at = shown.gallery.indexOf(screenOf(shown, id) ?? '');
  const { picture, caption } = galleryView(context, shown).pictures[at] as GalleryPicture;
  const scale = Math.min(1, maxScreenHeight / picture.height);
  return {
    industry: t.text(`${shown.i18nKey}.industry`),
    caption,
    screen: {
      ...picture,
      // One format and the fallback: a second `srcset` would exceed the byte budget of the page.
      sources: picture.sources.slice(0, 1),
      width: Math.round(picture.width * scale),
      height: Math.round(picture.height * scale),
    },
    link: caseLink(context, shown, t.text('service-page.case.link', { client: shown.client })),
    otherCases: {
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
