import type { PictureData } from '#src/domain/picture.ts';
import { maxBadges, type ProjectCase } from '#src/domain/project-case.ts';
import { href } from '#src/domain/routes.ts';
import type { ViewContext } from '#src/views/context.ts';
import type { LinkView } from '#src/views/links.ts';
import { pictureView } from '#src/views/picture.ts';

/** A case as cards show it. */
export interface ProjectCard extends LinkView {
  slug: string;
  client: string;
  industry: string;
  year: number;
  summary: string;
  badges: string[];
  thumbnail: PictureData;
  /** The two colours of the client. */
  colours: readonly [string, string];
}

export function projectCard({ locale, t }: ViewContext, project: ProjectCase): ProjectCard {
  return {
    label: t.text(`${project.i18nKey}.title`),
    href: href('project', locale, { slug: project.slug }),
    slug: project.slug,
    client: project.client,
    industry: t.text(`${project.i18nKey}.industry`),
    year: project.year,
    summary: t.text(`${project.i18nKey}.summary`),
    badges: t.list(`${project.i18nKey}.badges`).slice(0, maxBadges),
    thumbnail: pictureView(project.thumbnail, t.text(`${project.i18nKey}.coverAlt`)),
    colours: project.colours,
  };
}
