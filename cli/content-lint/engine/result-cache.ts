import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeAtomically } from '../project/atomic-write.ts';
import { hashOf, hashOfHashes } from '../project/hash.ts';
import { placeInside } from '../project/place-inside.ts';

/** Results of checks and parsers, each under a hash of everything it depends on. Results are plain data. */
export interface ResultCache {
  get<Result>(hash: number): Result | undefined;
  set(hash: number, result: unknown): void;
  /** A hash of texts for this cache, and of a number before them. */
  hash(texts: readonly string[], seed?: number): number;
  /** Ends a run: drops what the run has not asked for, and writes the cache file if there is one. */
  save(): void;
}

/** The file that keeps results between runs. */
interface CacheFile {
  path: string;
  /** Version of the rules: results of another version are not used. */
  version: string;
}

/** The size of the cache of hashes, in texts; a full cache is emptied. */
const cacheSize = 200_000;

/** An empty cache in memory; a text that has not changed since the last run is not hashed again. */
export function memoryCache(): ResultCache {
  const known = new Map<string, number>();
  const hashOfText = (text: string): number => {
    let hash = known.get(text);
    if (hash === undefined) {
      if (known.size >= cacheSize) known.clear();
      hash = hashOf([text]);
      known.set(text, hash);
    }
    return hash;
  };
  return { ...cacheOf(undefined), hash: (texts, seed) => hashOfHashes(texts.map(hashOfText), seed) };
}

/**
 * A cache in `node_modules/.cache` of a project, for a version of the rules; undefined where it has no `node_modules`,
 * where that is a link out of the project, and where links lead nowhere.
 */
export function fileCache(root: string, version: () => string): ResultCache | undefined {
  if (!existsSync(join(root, 'node_modules'))) return undefined;
  const path = cachePath(root);
  return path === undefined ? undefined : cacheOf({ path, version: version() });
}

function cachePath(root: string): string | undefined {
  try {
    return placeInside(root, 'node_modules/.cache/content-lint/results.json');
  } catch {
    return undefined;
  }
}

function cacheOf(file: CacheFile | undefined): ResultCache {
  let before = file ? readResults(file) : new Map<number, unknown>();
  let used = new Map<number, unknown>();
  return {
    hash: hashOf,
    get<Result>(hash: number) {
      const result = used.get(hash) ?? before.get(hash);
      if (result !== undefined) used.set(hash, result);
      return result as Result | undefined;
    },
    set: (hash, result) => used.set(hash, result),
    save() {
      const isSame = used.size === before.size && [...used.keys()].every((hash) => before.has(hash));
      if (file && !isSame) writeResults(file, used);
      before = used;
      used = new Map();
    },
  };
}

/** The results of the file; none if it is missing or was written by another version. */
function readResults({ path, version }: CacheFile): Map<number, unknown> {
  try {
    const content: { version?: unknown; results?: [number, unknown][] } = JSON.parse(readFileSync(path, 'utf8'));
    return new Map(content.version === version ? content.results : []);
  } catch {
    return new Map();
  }
}

/** A folder that cannot be written is not an error: the next run just starts without a cache. */
function writeResults({ path, version }: CacheFile, results: ReadonlyMap<number, unknown>): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeAtomically(new Map([[path, JSON.stringify({ version, results: [...results] })]]));
  } catch (error) {
    const { cause = error } = error as Error;
    if (!('code' in (cause as object))) throw error;
  }
}
