import { serviceTerms } from '#src/domain/service-record.ts';
import type { ViewContext } from '#src/views/context.ts';
import type { LinkView } from '#src/views/links.ts';
import type { Point } from '#src/views/point.ts';

/** What a client wants to know before asking, each under a short heading, beside the request for a quote (A38). */
export interface ServiceTermsView {
  title: string;
  items: Point[];
  quote: LinkView;
}

export function serviceTermsView({ t }: ViewContext, i18nKey: string, quote: LinkView): ServiceTermsView {
  return {
    title: t.text('service-page.terms.title'),
    items: serviceTerms.map((term) => ({
      title: t.text(`service-page.terms.${term}`),
      text: t.text(`${i18nKey}.terms.${term}`),
    })),
    quote,
  };
}
