import * as v from 'valibot';

/** The path of the lock of drawings, from the root of the project. It has the hash of the drawing of each picture. */
export const drawingLockPath = 'content/drawings.lock.json';

/** Hashes of drawings, by language and service, such as `nl/seo`. */
export const DrawingLockSchema = v.record(v.string(), v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)));

export type DrawingLock = v.InferOutput<typeof DrawingLockSchema>;
