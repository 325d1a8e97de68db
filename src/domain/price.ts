import * as v from 'valibot';
import { wholeNumber } from '#src/domain/field-schemas.ts';
import { sourced } from '#src/domain/unconfirmed.ts';

const euros = wholeNumber(1, 1_000_000);

/** What a service usually costs, in whole euros without VAT. */
export const PriceSchema = v.pipe(
  v.strictObject({
    from: euros,
    /** The upper end of the range; left out, the page says “from”. */
    to: v.optional(euros),
    /** What the amount is for: a project, a month, or the unit that `terms.unit` of the service names. */
    per: v.picklist(['once', 'month', 'unit']),
    // While it is a sample it is no offer for search engines either.
    ...sourced,
  }),
  v.forward(
    v.check(({ from, to }) => to === undefined || to > from, 'write an amount above `from`, or leave it out'),
    ['to'],
  ),
);

export type Price = v.InferOutput<typeof PriceSchema>;
