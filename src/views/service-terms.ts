import { categoryTable } from '#src/domain/category.ts';
import type { Price } from '#src/domain/price.ts';
import type { Service } from '#src/domain/service.ts';
import { serviceTerms } from '#src/domain/service-record.ts';
import type { ViewContext } from '#src/views/context.ts';
import type { LinkView } from '#src/views/links.ts';

/** An answer under its short heading; the price has a figure above its text. */
export interface ServiceTerm {
  title: string;
  /** The amount, and what it is for: “per project, excl. btw”. */
  figure?: { amount: string; unit: string };
  paragraphs: string[];
}

type PriceRange = Pick<Price, 'from' | 'to' | 'per'>;

/** What a client wants to know before asking, beside the request for a quote (A38). */
export interface ServiceTermsView {
  title: string;
  items: ServiceTerm[];
  quote: LinkView;
}

export function serviceTermsView(context: ViewContext, service: Service, quote: LinkView): ServiceTermsView {
  const { t } = context;
  const price = service.price ?? packagesPrice(context, service);
  return {
    title: t.text('service-page.terms.title'),
    items: serviceTerms.map((term) => ({
      title: t.text(`service-page.terms.${term}`),
      ...(term === 'price' && price && { figure: priceFigure(context, service, price) }),
      paragraphs: [
        t.text(`${service.i18nKey}.terms.${term}`),
        // What is the same for every service of a category is one text.
        ...(term === 'afterwards' ? [t.text(`service-page.afterwards.${categoryTable[service.category].key}`)] : []),
      ],
    })),
    quote,
  };
}

/** What the packages cost, on the page that has them. */
function packagesPrice({ site }: ViewContext, { template }: Pick<Service, 'template'>): PriceRange | undefined {
  if (template !== 'maintenance') return undefined;
  const amounts = site.packages.flatMap(({ price }) => (price ? [Number(site.facts[price]?.value)] : []));
  return amounts.length > 0 ? { from: Math.min(...amounts), to: Math.max(...amounts), per: 'month' } : undefined;
}

const units = { once: 'service-page.price.once', month: 'service-page.price.month' } as const;

function priceFigure({ t }: ViewContext, { i18nKey }: Pick<Service, 'i18nKey'>, { from, to, per }: PriceRange) {
  const unit = per === 'unit' ? t.text(`${i18nKey}.terms.unit`) : t.text(units[per]);
  return {
    amount:
      to === undefined ? t.text('service-page.price.from', { from }) : t.text('service-page.price.range', { from, to }),
    unit: t.text('service-page.price.unit', { unit }),
  };
}
