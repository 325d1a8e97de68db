import { createHash } from 'node:crypto';
import * as v from 'valibot';

/** The path of the lock of scenes, from the root of the project: what each picture was drawn from. */
export const sceneLockPath = 'content/art.lock.json';

/** By the path of a scene: the files below `content/art` that it was drawn from, and the hash of their bytes. */
export const SceneLockSchema = v.record(
  v.string(),
  v.strictObject({
    sources: v.pipe(v.array(v.pipe(v.string(), v.startsWith('content/art/'))), v.minLength(1)),
    hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  }),
);

export type SceneLock = v.InferOutput<typeof SceneLockSchema>;

/** Sixteen hexadecimal digits that follow from the bytes of a scene's sources, in the order of the lock. */
export function hashOfSources(sources: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  // A zero byte ends each source: without it, text moved from the end of a file to the next one would not be noticed.
  for (const bytes of sources) hash.update(bytes).update('\0');
  return hash.digest('hex').slice(0, 16);
}
