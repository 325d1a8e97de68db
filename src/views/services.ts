import type { Locale } from '#src/domain/locale.ts';
import { type CategoryView, categoryView } from '#src/views/category.ts';
import { viewContext } from '#src/views/context.ts';
import { type FinderView, finderView } from '#src/views/finder.ts';
import { type LayoutView, layoutView } from '#src/views/layout/layout.ts';
import { mainServices } from '#src/views/links.ts';
import { type ServiceCard, serviceCards } from '#src/views/service-card.ts';

export interface ServicesView {
  layout: LayoutView;
  hero: { title: string; text: string };
  intro: { title: string; text: string };
  finder: FinderView;
  /** The heading above the categories. */
  blocksTitle: string;
  categories: CategoryView[];
  /** The five main services (R29): `mainServices` in `links.ts`. */
  main: { title: string; text: string; readMore: string; services: ServiceCard[] };
}

export function servicesView(locale: Locale): ServicesView {
  const context = viewContext(locale);
  const text = (id: string) => context.t.text(`pages.services.${id}`);
  return {
    layout: layoutView(
      context,
      { route: 'services' },
      { key: 'pages.services', trail: [{ label: context.t.text('pages.services.name') }] },
    ),
    hero: { title: text('hero.title'), text: text('hero.text') },
    intro: { title: text('intro.title'), text: text('intro.text') },
    finder: finderView(context),
    blocksTitle: text('blocks.title'),
    categories: context.site.categories.map((category) => categoryView(context, category)),
    main: {
      title: text('main.title'),
      text: text('main.text'),
      readMore: context.t.text('labels.readMore'),
      services: serviceCards(context, mainServices),
    },
  };
}
