import * as v from 'valibot';

/**
 * The drawing at the top of a service's page: the thing that a client receives, drawn for the sample client. `kind` is
 * the sort of thing, `scene` the drawing of it; the drawing is in `src/sections/specimens/<kind>/<scene>.tsx`.
 */
export const SpecimenSchema = v.variant('kind', [
  /** Things that carry the brand. */
  v.strictObject({ kind: v.literal('brand-set'), scene: v.picklist(['street']) }),
  /** Printed matter. */
  v.strictObject({
    kind: v.literal('print'),
    scene: v.picklist(['card', 'flyer-set', 'gift-box', 'label-roll', 'packaging', 'photo-batch']),
  }),
  /** A place with its lettering. */
  v.strictObject({ kind: v.literal('place'), scene: v.picklist(['facade', 'floor', 'roadside']) }),
  /** A page of search results. */
  v.strictObject({ kind: v.literal('search-results'), scene: v.picklist(['listing']) }),
  /** Work that waits for a person. */
  v.strictObject({ kind: v.literal('approval'), scene: v.picklist(['order']) }),
  /** Messages of a chat. */
  v.strictObject({ kind: v.literal('chat'), scene: v.picklist(['draft', 'window']) }),
  /** Emails in an inbox. */
  v.strictObject({ kind: v.literal('email'), scene: v.picklist(['letter', 'moments']) }),
  /** What goes from one system to another. */
  v.strictObject({
    kind: v.literal('data-flow'),
    scene: v.picklist(['funnel', 'kitchen', 'request', 'ring', 'run', 'sequence', 'three-roles']),
  }),
  /** Advertisements and their results. */
  v.strictObject({ kind: v.literal('advert'), scene: v.picklist(['audience', 'days']) }),
  /** A plan or a report on paper. */
  v.strictObject({
    kind: v.literal('plan'),
    scene: v.picklist([
      'advice-letter',
      'agenda',
      'code-findings',
      'month',
      'paper-desk',
      'parcel-sum',
      'phases',
      'sources',
      'subscriptions',
      'swim-lanes',
      'wish-cards',
    ]),
  }),
  /** A page or a part of a page in a browser. */
  v.strictObject({
    kind: v.literal('website'),
    scene: v.picklist([
      'building-site',
      'cake-price',
      'customer-price',
      'drop-off',
      'grain-walk',
      'loaf-viewer',
      'oven-clock',
      'own-page',
      'pencil-screens',
      'two-versions',
    ]),
  }),
  /** A shop on a phone. */
  v.strictObject({ kind: v.literal('shop-phone'), scene: v.picklist(['basket', 'three-screens']) }),
]);

export type Specimen = v.InferOutput<typeof SpecimenSchema>;

/** Every drawing that there is. */
export const drawings: readonly Specimen[] = SpecimenSchema.options.flatMap(({ entries: { kind, scene } }) =>
  scene.options.map((option) => ({ kind: kind.literal, scene: option }) as Specimen),
);

/** The name of a drawing, such as `plan-month`. The class of its root element is `specimen-` and this name. */
export type SpecimenName<S extends Specimen = Specimen> = S extends Specimen ? `${S['kind']}-${S['scene']}` : never;

/** The name of the drawing that a record asks for. */
export function specimenName({ kind, scene }: Specimen): SpecimenName {
  return `${kind}-${scene}` as SpecimenName;
}
