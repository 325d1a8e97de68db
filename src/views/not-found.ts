import type { Locale } from '#src/domain/locale.ts';
import { pageListPath } from '#src/domain/suggest-page.ts';
import { viewContext } from '#src/views/context.ts';
import { type LayoutView, layoutView } from '#src/views/layout/layout.ts';
import { type LinkView, pageLink, serviceLink } from '#src/views/links.ts';

/** The services among the popular pages (R9); Google Ads is the page on online advertising (A12). */
const popular = ['website-ontwikkeling', 'woocommerce', 'shopify', 'seo', 'online-adverteren'] as const;

export interface NotFoundView {
  layout: LayoutView;
  title: string;
  text: string;
  /** A sentence that a script completes with the most similar page of `list`, and shows then. */
  suggestion: { text: string; list: string };
  main: LinkView[];
  popular: { title: string; links: LinkView[] };
}

export function notFoundView(locale: Locale): NotFoundView {
  const context = viewContext(locale);
  const { site, t } = context;
  const services = popular.flatMap((id) => site.services.filter((service) => service.id === id));
  return {
    layout: layoutView(context, { route: 'notFound' }, { key: 'pages.not-found' }),
    title: t.text('labels.pageNotFound'),
    text: t.text('pages.not-found.text'),
    suggestion: { text: t.text('pages.not-found.suggestion'), list: pageListPath(locale) },
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
