import type { ComponentType } from 'react';
import { specimenName } from '#src/domain/specimen.ts';
import { SignalStrip } from '#src/sections/signal-strip.tsx';
import { Choice } from '#src/sections/specimens/choice.tsx';
import type { DrawingProps } from '#src/sections/specimens/drawing-props.ts';
import type { SpecimenView } from '#src/views/specimen.ts';

type Drawings = {
  [View in SpecimenView as `${View['kind']}-${View['scene']}`]: () => Promise<{
    Drawing: ComponentType<DrawingProps<View['kind']>>;
  }>;
};

/** Every drawing in a module of its own, so that a page loads the one that it shows. */
const drawings = {
  'advert-audience': () => import('./advert/audience.tsx'),
  'advert-days': () => import('./advert/days.tsx'),
  'approval-order': () => import('./approval/order.tsx'),
  'brand-set-street': () => import('./brand-set/street.tsx'),
  'chat-draft': () => import('./chat/draft.tsx'),
  'chat-window': () => import('./chat/window.tsx'),
  'data-flow-funnel': () => import('./data-flow/funnel.tsx'),
  'data-flow-kitchen': () => import('./data-flow/kitchen.tsx'),
  'data-flow-request': () => import('./data-flow/request.tsx'),
  'data-flow-ring': () => import('./data-flow/ring.tsx'),
  'data-flow-run': () => import('./data-flow/run.tsx'),
  'data-flow-sequence': () => import('./data-flow/sequence.tsx'),
  'data-flow-three-roles': () => import('./data-flow/three-roles.tsx'),
  'email-letter': () => import('./email/letter.tsx'),
  'email-moments': () => import('./email/moments.tsx'),
  'place-facade': () => import('./place/facade.tsx'),
  'place-floor': () => import('./place/floor.tsx'),
  'place-roadside': () => import('./place/roadside.tsx'),
  'plan-advice-letter': () => import('./plan/advice-letter.tsx'),
  'plan-agenda': () => import('./plan/agenda.tsx'),
  'plan-code-findings': () => import('./plan/code-findings.tsx'),
  'plan-crossing': () => import('./plan/crossing.tsx'),
  'plan-month': () => import('./plan/month.tsx'),
  'plan-parcel-sum': () => import('./plan/parcel-sum.tsx'),
  'plan-phases': () => import('./plan/phases.tsx'),
  'plan-sources': () => import('./plan/sources.tsx'),
  'plan-subscriptions': () => import('./plan/subscriptions.tsx'),
  'plan-swim-lanes': () => import('./plan/swim-lanes.tsx'),
  'plan-wish-cards': () => import('./plan/wish-cards.tsx'),
  'print-card': () => import('./print/card.tsx'),
  'print-flyer-set': () => import('./print/flyer-set.tsx'),
  'print-gift-box': () => import('./print/gift-box.tsx'),
  'print-label-roll': () => import('./print/label-roll.tsx'),
  'print-packaging': () => import('./print/packaging.tsx'),
  'print-photo-batch': () => import('./print/photo-batch.tsx'),
  'search-results-listing': () => import('./search-results/listing.tsx'),
  'shop-phone-basket': () => import('./shop-phone/basket.tsx'),
  'shop-phone-three-screens': () => import('./shop-phone/three-screens.tsx'),
  'website-building-site': () => import('./website/building-site.tsx'),
  'website-cake-price': () => import('./website/cake-price.tsx'),
  'website-customer-price': () => import('./website/customer-price.tsx'),
  'website-drop-off': () => import('./website/drop-off.tsx'),
  'website-grain-walk': () => import('./website/grain-walk.tsx'),
  'website-loaf-viewer': () => import('./website/loaf-viewer.tsx'),
  'website-oven-clock': () => import('./website/oven-clock.tsx'),
  'website-own-page': () => import('./website/own-page.tsx'),
  'website-pencil-screens': () => import('./website/pencil-screens.tsx'),
  'website-two-versions': () => import('./website/two-versions.tsx'),
} satisfies Drawings;

/** What a client would receive, on the ground of the category, with the service's signal for its lower edge. */
export async function Specimen({ id, specimen }: { id: string; specimen: SpecimenView }) {
  const name = specimenName(specimen);
  const { Drawing } = (await drawings[name]()) as { Drawing: ComponentType<DrawingProps<SpecimenView['kind']>> };
  return (
    <>
      <figure className="specimen">
        <div className="wrap">
          <div className={`specimen-${name}`}>
            <Drawing specimen={specimen} />
            {specimen.choice && <Choice {...specimen.choice} />}
          </div>
        </div>
        <figcaption className="wrap">
          <span>{specimen.mark}</span> {specimen.label}
        </figcaption>
      </figure>
      <SignalStrip id={id} />
    </>
  );
}
