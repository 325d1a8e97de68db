import type { ErrorRoute } from '#src/domain/error-page.ts';
import type { Locale } from '#src/domain/locale.ts';
import { pageListPath } from '#src/domain/page-address.ts';
import { href } from '#src/domain/routes.ts';
import { viewContext } from '#src/views/context.ts';
import { type LayoutView, layoutView } from '#src/views/layout/layout.ts';
import { type LinkView, pageLink, serviceLink } from '#src/views/links.ts';

/** The services among the popular pages (R9); Google Ads is the page on online advertising (A12). */
const popular = ['website-ontwikkeling', 'woocommerce', 'shopify', 'seo', 'online-adverteren'] as const;

export interface NotFoundView {
  layout: LayoutView;
  title: string;
  text: string;
  /**
   * A sentence that `src/enhance/suggest-page.ts` completes with the most similar pages, and then shows. `list` is the
   * path of the list of pages; only those whose path begins with `pathPrefix` are suggested.
   */
  suggestion: { text: string; list: string; pathPrefix: string };
  /** The buttons under the text. */
  main: LinkView[];
  popular: { title: string; links: LinkView[] };
}

/** The messages of each error page: the prefix of most, and the title. */
const pages = {
  notFound: { key: 'pages.not-found', title: 'labels.pageNotFound' },
  serviceNotFound: { key: 'pages.service-not-found', title: 'pages.service-not-found.title' },
} as const satisfies Record<ErrorRoute, { key: string; title: string }>;

export function notFoundView(locale: Locale, route: ErrorRoute): NotFoundView {
  const context = viewContext(locale);
  const { site, t } = context;
  const services = popular.flatMap((id) => site.services.filter((service) => service.id === id));
  const { key, title } = pages[route];
  return {
    layout: layoutView(context, { route }, { key }),
    title: t.text(title),
    text: t.text(`${key}.text`),
    suggestion: {
      text: t.text(`${key}.suggestion`),
      list: pageListPath(locale),
      pathPrefix: `${href(route === 'notFound' ? 'home' : 'services', locale)}/`,
    },
    main: [
      pageLink(context, 'home', 'labels.backToHome'),
      pageLink(context, 'services', 'pages.services.name'),
      pageLink(context, 'contact', 'pages.contact.name'),
    ],
    popular: {
      title: t.text('pages.not-found.popular.title'),
      links: [
        ...services.map((service) => serviceLink(context, service)),
        pageLink(context, 'approach', 'pages.approach.name'),
        pageLink(context, 'about', 'pages.about.name'),
        pageLink(context, 'ourWork', 'pages.our-work.name'),
      ],
    },
  };
}
