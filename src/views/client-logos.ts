import { href } from '#src/domain/routes.ts';
import type { ViewContext } from '#src/views/context.ts';
import { type LogoView, logoView } from '#src/views/logo.ts';

/** The logos of all clients; those with a case lead to it. */
export function clientLogos({ site, locale }: ViewContext): LogoView[] {
  return site.clients.map(({ name, logo, projectUrl }) => {
    // `projectUrl` is the slug of a case, or null; the case may be unpublished.
    const slug = site.projects.find((project) => project.slug === projectUrl)?.slug;
    return logoView(name, logo, slug && href('project', locale, { slug }));
  });
}
