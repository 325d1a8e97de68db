import { href } from '#src/domain/routes.ts';
import type { ViewContext } from '#src/views/context.ts';
import { type LayoutView, layoutView } from '#src/views/layout/layout.ts';
import type { LinkView } from '#src/views/links.ts';

/** What a service page shows when its record is missing (R33, A4). */
export interface MissingServiceView {
  layout: LayoutView;
  missing: { title: string; text: string; link: LinkView };
}

export function missingServiceView(context: ViewContext): MissingServiceView {
  const { locale, t } = context;
  return {
    layout: layoutView(context, { route: 'services' }, { key: 'pages.services' }),
    missing: {
      title: t.text('service-page.notFound'),
      text: t.text('service-page.notFoundText'),
      link: { label: t.text('labels.backToServices'), href: href('services', locale) },
    },
  };
}
