import * as v from 'valibot';
import { TextSchema } from '#src/domain/field-schemas.ts';

/** Who vouches for a fact, or how it was estimated. */
const SourceSchema = v.pipe(TextSchema, v.minLength(8, 'say who stands for this, or how it was estimated or measured'));

/** The fields of something that is a claim: where it comes from, and whether the owner has still to confirm it. */
export const sourced = {
  source: SourceSchema,
  /** True until it is confirmed: the site shows it, and the production check refuses it. */
  sample: v.optional(v.literal(true)),
};

/**
 * A record that the owner may still have to confirm. With `sample: true` the site shows it and the production check
 * refuses it; `source` then says where its values come from.
 */
export function recordWithSource<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.strictObject({ ...entries, ...sourced, source: v.optional(SourceSchema) }),
    v.check(
      (record) => !('sample' in record) || 'source' in record,
      'say in `source` where the values of this sample come from',
    ),
  );
}
