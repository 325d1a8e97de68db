import type { CategoryKey } from '#src/domain/category.ts';
import type { PageAddress } from '#src/domain/page-address.ts';
import { type FixedRoute, href, type RouteName } from '#src/domain/routes.ts';
import type { ViewContext } from '#src/views/context.ts';
import { categoryLinks, type LinkView, pageLink } from '#src/views/links.ts';

/** A link of the menu, with its `aria-current`: the page itself, or a page above it. */
export type MenuLink = LinkView & { current: 'page' | 'true' | undefined };

/** The menu of the header, and of the dialog that takes its place on a phone. */
export interface MainMenuView {
  label: string;
  links: MenuLink[];
  open: string;
  close: string;
  /** The path of the services overview. */
  servicesHref: string;
  /** The categories, which a phone shows below the link to the overview. */
  categories: (LinkView & { key: CategoryKey })[];
  /** The label of the search field over all services. */
  finder: string;
}

/** The pages of the menu, and the routes that count as below each, whatever their URLs are. */
const entries: { route: FixedRoute; label: string; below: readonly RouteName[] }[] = [
  { route: 'about', label: 'pages.about.name', below: [] },
  { route: 'ourWork', label: 'pages.our-work.name', below: ['project'] },
  { route: 'services', label: 'pages.services.name', below: ['service', 'serviceNotFound'] },
  { route: 'approach', label: 'pages.approach.name', below: [] },
];

export function mainMenuView(context: ViewContext, address: PageAddress): MainMenuView {
  const { t } = context;
  return {
    label: t.text('shell.nav.label'),
    links: entries.map(({ route, label, below }) => ({
      ...pageLink(context, route, label),
      current: address.route === route ? 'page' : below.includes(address.route) ? 'true' : undefined,
    })),
    open: t.text('labels.openMenu'),
    close: t.text('labels.closeMenu'),
    servicesHref: href('services', context.locale),
    categories: categoryLinks(context),
    finder: t.text('shell.finder.label'),
  };
}

/** The same pages as plain links. */
export function mainMenuLinks(context: ViewContext): LinkView[] {
  return entries.map(({ route, label }) => pageLink(context, route, label));
}
