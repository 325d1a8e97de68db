import { type CategoryKey, categoryTable } from '#src/domain/category.ts';
import { type DrawingPicture, drawingPicture } from '#src/domain/drawing-picture.ts';
import { type Service, serviceById } from '#src/domain/service.ts';
import type { ViewContext } from '#src/views/context.ts';
import { type LinkView, serviceLink } from '#src/views/links.ts';
import { priceFrom } from '#src/views/service-terms.ts';

/** A service as cards and rows show it. */
export interface ServiceCard extends LinkView {
  id: string;
  category: CategoryKey;
  text: string;
  /** The lowest price, such as “from €95”; absent if there is none. */
  price?: string;
  /** The small picture of its drawing; absent if it has no drawing. */
  drawing?: DrawingPicture;
}

/** The cards of services by their ids, in that order; an id without a published record is left out. */
export function serviceCards(context: ViewContext, ids: readonly string[]): ServiceCard[] {
  return ids.flatMap((id) => {
    const service = serviceById(context.site.services, id);
    return service ? [serviceCard(context, service)] : [];
  });
}

export function serviceCard(context: ViewContext, service: Service): ServiceCard {
  const price = priceFrom(context, service);
  return {
    ...serviceLink(context, service),
    id: service.id,
    category: categoryTable[service.category].key,
    text: context.t.text(`${service.i18nKey}.shortDescription`),
    ...(price && { price }),
    ...(service.drawing && { drawing: drawingPicture(service.id, context.locale) }),
  };
}
