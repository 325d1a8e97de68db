import * as v from 'valibot';

/** Where it is noted what each picture of a drawing was taken of, from the root of the project. */
export const drawingLockPath = 'content/drawings.lock.json';

/** Hashes of drawings, by language and service, such as `nl/seo`. */
export const DrawingLockSchema = v.record(v.string(), v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)));

export type DrawingLock = v.InferOutput<typeof DrawingLockSchema>;
