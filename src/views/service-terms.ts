import { categoryTable } from '#src/domain/category.ts';
import type { Price, Service } from '#src/domain/service.ts';
import type { serviceTerms } from '#src/domain/service-texts.ts';
import type { ViewContext } from '#src/views/context.ts';
import type { LinkView } from '#src/views/links.ts';

/** An answer under its short heading; the price has a figure above its text. */
export interface ServiceTerm {
  title: string;
  figure?: PriceFigure;
  paragraphs: TermParagraph[];
}

/** A paragraph or a list of an answer. If the answer has several subjects, `label` names the one of this part. */
interface TermParagraph {
  label?: string;
  text?: string;
  list?: string[];
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
  const shared = sharedTerms(context, service);
  const paragraph = (term: keyof typeof serviceTerms) => ({ text: t.text(`${service.i18nKey}.terms.${term}`) });
  return {
    title: t.text('service-page.terms.title'),
    items: [
      {
        title: t.text('service-page.terms.price'),
        ...(figure && { figure }),
        paragraphs: [
          ...example(context, service),
          priceRange(context, service),
          ...extras(context, service),
          ...payment(context, service),
        ],
      },
      { title: t.text('service-page.terms.duration'), paragraphs: [paragraph('duration'), ...start(context, service)] },
      { title: t.text('service-page.terms.needs'), paragraphs: [paragraph('needs')] },
      {
        title: t.text('service-page.terms.afterwards'),
        paragraphs: [
          { label: t.text('service-page.terms.remedy'), ...paragraph('remedy') },
          ...shared.remedy,
          { label: t.text('service-page.terms.upkeep'), ...paragraph('upkeep') },
          ...(service.canBeMaintained ? [{ text: t.text('service-page.upkeep') }] : []),
          { label: t.text('service-page.terms.ownership'), text: shared.ownership },
        ],
      },
    ],
    quote,
  };
}

/** What moves the price between its two ends, both of which the text may name. */
function priceRange({ t }: ViewContext, { i18nKey, price }: Service): TermParagraph {
  const { from, to } = price ?? {};
  const ends = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  return { text: t.text(`${i18nKey}.terms.price`, ends) };
}

/** What an order in the middle of the range costs; nothing if the record has no example. */
function example({ t }: ViewContext, { i18nKey, price }: Service): TermParagraph[] {
  return price?.example ? [{ text: t.text(`${i18nKey}.terms.example`, { example: price.example }) }] : [];
}

/** What can come on top of the price, such as “An extra page: €285”; nothing if the service names none. */
function extras({ t }: ViewContext, { i18nKey }: Service): TermParagraph[] {
  const list = t.list(`${i18nKey}.terms.extras`);
  return list.length > 0 ? [{ label: t.text('service-page.terms.extras'), list }] : [];
}

/** When a client pays, as the terms have it; nothing if the service has no price. */
function payment(context: ViewContext, service: Service): TermParagraph[] {
  const price = priceOf(context, service);
  return price ? [{ text: context.t.text(paymentTexts[price.per]) }] : [];
}

/** When a project begins; nothing for what is bought by the piece or by the month. */
function start(context: ViewContext, service: Service): TermParagraph[] {
  return priceOf(context, service)?.per === 'once' ? [{ text: context.t.text('service-page.start') }] : [];
}

const paymentTexts = {
  once: 'service-page.payment.once',
  month: 'service-page.payment.month',
  unit: 'service-page.payment.unit',
} as const;

/**
 * The texts that a category has for all its services: who owns the result and how a client leaves, and in two
 * categories what we do when something is not right. A service with an ownership text of its own shows neither: its
 * own texts say both.
 */
function sharedTerms(
  { t }: ViewContext,
  { i18nKey, category }: Service,
): { remedy: TermParagraph[]; ownership: string } {
  if (t.has(`${i18nKey}.terms.ownership`)) return { remedy: [], ownership: t.text(`${i18nKey}.terms.ownership`) };
  const { key } = categoryTable[category];
  const remedyId = `service-page.remedy.${key}`;
  return {
    remedy: t.has(remedyId) ? [{ text: t.text(remedyId) }] : [],
    ownership: t.text(`service-page.ownership.${key}`),
  };
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

/** The lowest price of a service as lists show it: “from €95 for 250 cards”, without the unit if it is `per: once`. */
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
