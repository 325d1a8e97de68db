import { href } from '#src/domain/routes.ts';
import type { Service } from '#src/domain/service.ts';
import type { ViewContext } from '#src/views/context.ts';
import { serviceChoiceFor } from '#src/views/links.ts';
import type { Point } from '#src/views/point.ts';

export interface PackageView {
  id: string;
  name: string;
  price: string;
  period: string;
  badge?: string;
  items: string[];
  /** The contact form, with the package named in it. */
  href: string;
}

/** The extra section of each hand-written page (R32, R34); the shared template has none. */
export type ServiceExtra =
  | { kind: 'none' }
  | {
      kind: 'shop';
      price: { title: string; intro: string; items: Point[] };
      flow: { title: string; intro: string; steps: Point[] };
    }
  | { kind: 'timeline'; title: string; intro: string; steps: (Point & { label: string })[] }
  | { kind: 'layers'; title: string; intro: string; caption: string; alt: string; layers: Point[] }
  | { kind: 'packages'; title: string; intro: string; packages: PackageView[]; button: string };

export function serviceExtra(
  context: ViewContext,
  service: Pick<Service, 'template' | 'category' | 'id'>,
): ServiceExtra {
  const { locale, site, t } = context;
  const points = (key: string): Point[] =>
    Array.from({ length: t.count(key) }, (_, index) => ({
      title: t.text(`${key}.${index}.title`),
      text: t.text(`${key}.${index}.text`),
    }));
  switch (service.template) {
    case 'generic':
      return { kind: 'none' };
    case 'woocommerce':
      return {
        kind: 'shop',
        price: {
          title: t.text('special.woocommerce.price.title'),
          intro: t.text('special.woocommerce.price.intro'),
          items: points('special.woocommerce.price.items'),
        },
        flow: {
          title: t.text('special.woocommerce.flow.title'),
          intro: t.text('special.woocommerce.flow.intro'),
          steps: points('special.woocommerce.flow.steps'),
        },
      };
    case 'shopify':
      return {
        kind: 'timeline',
        title: t.text('special.shopify.timeline.title'),
        intro: t.text('special.shopify.timeline.intro'),
        steps: points('special.shopify.timeline.steps').map((point, index) => ({
          ...point,
          label: t.text(`special.shopify.timeline.steps.${index}.label`),
        })),
      };
    case 'headless-laravel':
      return {
        kind: 'layers',
        title: t.text('special.headless-laravel.drawing.title'),
        intro: t.text('special.headless-laravel.drawing.intro'),
        caption: t.text('special.headless-laravel.drawing.caption'),
        alt: t.text('special.headless-laravel.drawing.alt'),
        layers: points('special.headless-laravel.drawing.layers'),
      };
    case 'maintenance':
      // Its texts are together with those of the packages themselves, whose records name them.
      return {
        kind: 'packages',
        title: t.text('packages.title'),
        intro: t.text('packages.intro'),
        packages: site.packages.map((maintenance) => ({
          id: maintenance.id,
          name: t.text(`${maintenance.i18nKey}.name`),
          price: t.text(`${maintenance.i18nKey}.price`),
          period: t.text(`${maintenance.i18nKey}.period`),
          ...(maintenance.popular && { badge: t.text(`${maintenance.i18nKey}.badge`) }),
          items: t.list(`${maintenance.i18nKey}.items`),
          href: `${href('contact', locale)}?service=${serviceChoiceFor(service)}&package=${maintenance.id}`,
        })),
        button: t.text('packages.button'),
      };
  }
}
