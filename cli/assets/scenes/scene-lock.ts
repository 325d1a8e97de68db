import { createHash } from 'node:crypto';

/** Where it is noted what each picture was drawn from, from the root of the project. */
export const sceneLockPath = 'content/art.lock.json';

/** By the path of a scene: the files below `content/art` that it was drawn from, and the hash of their bytes. */
export type SceneLock = Record<string, { sources: string[]; hash: string }>;

/** Sixteen hexadecimal digits that follow from the bytes of a scene's sources, in the order of the lock. */
export function hashOfSources(sources: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const bytes of sources) hash.update(bytes).update('\0');
  return hash.digest('hex').slice(0, 16);
}
