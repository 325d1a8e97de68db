import { categoryTable } from '#src/domain/category.ts';
import type { Price, Service } from '#src/domain/service.ts';
import { serviceTerms } from '#src/domain/service-texts.ts';
import type { ViewContext } from '#src/views/context.ts';
import type { LinkView } from '#src/views/links.ts';

/** An answer under its short heading; the price has a figure above its text. */
export interface ServiceTerm {
  title: string;
  figure?: PriceFigure;
  paragraphs: string[];
}

/** What a client wants to know before asking, beside the request for a quote (A38). */
export interface ServiceTermsView {
  title: string;
  items: ServiceTerm[];
  quote: LinkView;
}

export function serviceTermsView(context: ViewContext, service: Service, quote: LinkView): ServiceTermsView {
  const { t } = context;
  const figure = priceFigure(context, service);
  return {
    title: t.text('service-page.terms.title'),
    items: serviceTerms.map((term) => ({
      title: t.text(`service-page.terms.${term}`),
      ...(term === 'price' && figure && { figure }),
      paragraphs: [
        t.text(`${service.i18nKey}.terms.${term}`),
        ...(term === 'price' ? payment(context, service) : []),
        ...(term === 'afterwards' ? [ownership(context, service)] : []),
      ],
    })),
    quote,
  };
}

/** When a client pays, as the terms have it; nothing if the service has no price. */
function payment(context: ViewContext, service: Service): string[] {
  const price = priceOf(context, service);
  return price ? [context.t.text(paymentTexts[price.per])] : [];
}

const paymentTexts = {
  once: 'service-page.payment.once',
  month: 'service-page.payment.month',
  unit: 'service-page.payment.unit',
} as const;

/** Who owns the result and how a client leaves: the service's own text if it has one, else that of its category. */
function ownership({ t }: ViewContext, { i18nKey, category }: Service): string {
  if (t.has(`${i18nKey}.terms.ownership`)) return t.text(`${i18nKey}.terms.ownership`);
  return t.text(`service-page.afterwards.${categoryTable[category].key}`);
}

/** An amount, and what it is for: “per month, excl. VAT”. */
export interface PriceFigure {
  amount: string;
  unit: string;
}

type Priced = Pick<Service, 'i18nKey' | 'price' | 'template'>;

/** What a service costs; undefined if it has no price. */
export function priceFigure(context: ViewContext, service: Priced): PriceFigure | undefined {
  const { t } = context;
  const price = priceOf(context, service);
  if (!price) return undefined;
  const { from, to } = price;
  return {
    amount:
      to === undefined ? t.text('service-page.price.from', { from }) : t.text('service-page.price.range', { from, to }),
    unit: t.text('service-page.price.unit', { unit: unitOf(context, service, price) }),
  };
}

/** The lowest price of a service as lists show it: “from €95 for 250 cards”. A price `per: once` has no unit. */
export function priceFrom(context: ViewContext, service: Priced): string | undefined {
  const price = priceOf(context, service);
  if (!price) return undefined;
  const amount = context.t.text('service-page.price.from', { from: price.from });
  return price.per === 'once' ? amount : `${amount} ${unitOf(context, service, price)}`;
}

/** The price of the record; maintenance has none and shows the range of its packages. */
function priceOf({ site }: ViewContext, { price, template }: Priced): Pick<Price, 'from' | 'to' | 'per'> | undefined {
  if (price || template !== 'maintenance') return price;
  // The price of a package is the name of a fact, or null if it is agreed with the client.
  const amounts = site.packages.flatMap(({ price: fact }) => (fact ? [Number(site.facts[fact]?.value)] : []));
  return amounts.length > 0 ? { from: Math.min(...amounts), to: Math.max(...amounts), per: 'month' } : undefined;
}

const units = { once: 'service-page.price.once', month: 'service-page.price.month' } as const;

function unitOf({ t }: ViewContext, { i18nKey }: Priced, { per }: Pick<Price, 'per'>): string {
  return per === 'unit' ? t.text(`${i18nKey}.terms.unit`) : t.text(units[per]);
}
