import * as v from 'valibot';
import { DaySchema } from '#src/domain/dates.ts';
import { TextSchema } from '#src/domain/field-schemas.ts';

/** A path of this site as a browser requests it: without host, wildcard, query, hash or trailing slash. */
const PathSchema = v.pipe(
  v.string(),
  v.regex(
    /^(?:\/[\w.~!$&'(),;=@%+-]+)+$/,
    'write a path such as `/over-ons.html`: without the host, a question mark or a slash at the end',
  ),
);

/** An address of an earlier site, or of a page that is gone, and the page that it leads to. */
const OldAddressSchema = v.strictObject({
  from: PathSchema,
  to: PathSchema,
  why: TextSchema,
  /** The day from which it is forwarded. */
  since: DaySchema,
});

/** `content/redirects.yaml`. Old slugs of services and cases are in `slugs.lock.yaml`, which `npm run slugs` writes. */
export const OldAddressesSchema = v.array(OldAddressSchema);

export type OldAddress = v.InferOutput<typeof OldAddressSchema>;

/** The path of the file, from the root of the project. */
export const oldAddressesPath = 'content/redirects.yaml';
