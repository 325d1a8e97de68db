import * as v from 'valibot';

/** `content/reviews.yaml`: the pictures beside the rating. A path below `public/`, or an https address of a third party (A11). */
export const ReviewsSchema = v.strictObject({
  stars: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
  avatars: v.array(
    v.union([v.pipe(v.string(), v.startsWith('/images/')), v.pipe(v.string(), v.startsWith('https://'))]),
  ),
});

export type Reviews = v.InferOutput<typeof ReviewsSchema>;
