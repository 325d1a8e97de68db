import * as v from 'valibot';

/**
 * The drawing at the top of a service's page: the thing that a client receives, drawn for the sample client. `kind` is
 * the sort of thing, `subject` the drawing of it; the drawing is in `src/sections/drawings/<kind>/<subject>.tsx`.
 */
export const DrawingSchema = v.variant('kind', [
  /** Things that carry the brand. */
  v.strictObject({ kind: v.literal('brand-set'), subject: v.picklist(['street']) }),
  /** Printed matter. */
  v.strictObject({
    kind: v.literal('print'),
    subject: v.picklist(['card', 'flyer-set', 'gift-box', 'label-roll', 'packaging', 'photo-batch']),
  }),
  /** A place with its lettering. */
  v.strictObject({ kind: v.literal('place'), subject: v.picklist(['facade', 'floor', 'roadside']) }),
  /** A page of search results. */
  v.strictObject({ kind: v.literal('search-results'), subject: v.picklist(['listing']) }),
  /** Work that waits for a person. */
  v.strictObject({ kind: v.literal('approval'), subject: v.picklist(['order']) }),
  /** Messages of a chat. */
  v.strictObject({ kind: v.literal('chat'), subject: v.picklist(['draft', 'window']) }),
  /** Emails in an inbox. */
  v.strictObject({ kind: v.literal('email'), subject: v.picklist(['letter', 'moments']) }),
  /** What goes from one system to another. */
  v.strictObject({
    kind: v.literal('data-flow'),
    subject: v.picklist(['funnel', 'kitchen', 'request', 'ring', 'run', 'sequence', 'three-roles']),
  }),
  /** Advertisements and their results. */
  v.strictObject({ kind: v.literal('advert'), subject: v.picklist(['audience', 'days']) }),
  /** A plan or a report on paper. */
  v.strictObject({
    kind: v.literal('plan'),
    subject: v.picklist([
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
    subject: v.picklist([
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
  v.strictObject({ kind: v.literal('shop-phone'), subject: v.picklist(['basket', 'three-screens']) }),
]);

export type Drawing = v.InferOutput<typeof DrawingSchema>;

/** Every drawing that there is. */
export const drawings: readonly Drawing[] = DrawingSchema.options.flatMap(({ entries: { kind, subject } }) =>
  subject.options.map((option) => ({ kind: kind.literal, subject: option }) as Drawing),
);

/** The name of a drawing, such as `plan-month`. The class of its root element is `drawing-` and this name. */
export type DrawingName<S extends Drawing = Drawing> = S extends Drawing ? `${S['kind']}-${S['subject']}` : never;

/** The name of the drawing that a record asks for. */
export function drawingName({ kind, subject }: Drawing): DrawingName {
  return `${kind}-${subject}` as DrawingName;
}
