import * as v from 'valibot';

/** A part of a URL: lower-case letters a–z, digits and single hyphens. */
export const SlugSchema = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'write lower-case letters a–z, digits and single hyphens, such as `web-development`',
  ),
);

/** A text that is shown: not blank, and without characters of an encoding gone wrong. */
export const TextSchema = v.pipe(
  v.string(),
  v.regex(/\S/, 'write a text'),
  v.regex(/^[^\p{Cc}\uFFFD]*$/u, 'leave out line breaks, control characters and �'),
);

/** Path of a picture below `public/`. */
export const ImagePathSchema = v.pipe(
  v.string(),
  v.regex(/^\/images\/(?:[\w-]+\/)*[\w.-]+\.(?:png|webp|svg)$/, 'write a path such as `/images/projects/x/cover.webp`'),
);

/** Name of a Lucide icon; content-lint checks that there is one of that name. */
export const IconSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'write the name of a Lucide icon, such as `store`'),
);

/** A whole number between two others, both included. */
export function wholeNumber(least: number, most: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
}
