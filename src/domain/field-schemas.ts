import * as v from 'valibot';

/** A part of a URL: lower-case letters a–z, digits and single hyphens. */
export const SlugSchema = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'write lower-case letters a–z, digits and single hyphens, such as `web-development`',
  ),
);

/** A text that is shown: not blank, without control characters, and without `�`, which a wrong encoding leaves. */
export const TextSchema = v.pipe(
  v.string(),
  v.regex(/\S/, 'write a text'),
  v.regex(/^[^\p{Cc}\uFFFD]*$/u, 'leave out line breaks, control characters and �'),
);

/** Path of a picture in `public/images/`, as a page has it. */
export const ImagePathSchema = v.pipe(
  v.string(),
  v.regex(/^\/images\/(?:[\w-]+\/)*[\w.-]+\.(?:png|webp|svg)$/, 'write a path such as `/images/projects/x/cover.webp`'),
);

/** Name of a Lucide icon; content-lint checks that the icon exists. */
export const IconSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'write the name of a Lucide icon, such as `store`'),
);

/** A whole number between two others, both included. */
export function wholeNumber(least: number, most: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
}

/** Who stands for a fact, or how it was estimated or measured. */
const SourceSchema = v.pipe(TextSchema, v.minLength(8, 'say who stands for this, or how it was estimated or measured'));

/** The fields of something that is a claim: where it comes from, and whether the owner has still to confirm it. */
export const sourceFields = {
  source: SourceSchema,
  /** True until it is confirmed: the site shows it, and the production check refuses it. */
  sample: v.optional(v.literal(true)),
};

/** A record that may be a sample as a whole: only then it has to say in `source` where its values come from. */
export function recordWithSource<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.strictObject({ ...entries, source: v.optional(SourceSchema), sample: sourceFields.sample }),
    v.check(
      (record) => !('sample' in record) || 'source' in record,
      'say in `source` where the values of this sample come from',
    ),
  );
}
