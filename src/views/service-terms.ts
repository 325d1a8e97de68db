import { categoryTable } from '#src/domain/category.ts';
import type { Service } from '#src/domain/service.ts';
import { serviceTerms } from '#src/domain/service-record.ts';
import type { ViewContext } from '#src/views/context.ts';
import type { LinkView } from '#src/views/links.ts';
import { type PriceFigure, priceFigure } from '#src/views/service-price.ts';

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
        // What is the same for every service of a category is one text.
        ...(term === 'afterwards' ? [t.text(`service-page.afterwards.${categoryTable[service.category].key}`)] : []),
      ],
    })),
    quote,
  };
}
