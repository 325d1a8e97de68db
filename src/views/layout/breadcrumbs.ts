import type { Breadcrumb } from '#src/domain/page-meta.ts';
import { href } from '#src/domain/routes.ts';
import type { ViewContext } from '#src/views/context.ts';

export interface BreadcrumbsView {
  label: string;
  /** Empty on a page directly below home. */
  trail: Breadcrumb[];
}

/** The trail above a page, with home before it. */
export function breadcrumbsView({ locale, t }: ViewContext, trail: Breadcrumb[] = []): BreadcrumbsView {
  const home = { label: t.text('shell.breadcrumbs.home'), href: href('home', locale) };
  return { label: t.text('shell.breadcrumbs.label'), trail: trail.length > 0 ? [home, ...trail] : [] };
}
