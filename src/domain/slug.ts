import * as v from 'valibot';

/** A part of a URL: lower-case letters a–z, digits and single hyphens. */
export const SlugSchema = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'write lower-case letters a–z, digits and single hyphens, such as `web-development`',
  ),
);
