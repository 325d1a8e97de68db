import * as v from 'valibot';
import { ImagePathSchema } from '#src/domain/field-schemas.ts';

/**
 * `content/reviews.yaml`: the portraits beside the rating. Each is a path below `public/`, or an https address of a
 * third party (A11).
 */
export const ReviewsSchema = v.strictObject({
  avatars: v.pipe(
    v.array(
      v.union(
        [ImagePathSchema, v.pipe(v.string(), v.url(), v.startsWith('https://'))],
        'write a path such as `/images/avatars/1.svg`, or an https URL',
      ),
    ),
    v.minLength(1),
  ),
});

export type Reviews = v.InferOutput<typeof ReviewsSchema>;
