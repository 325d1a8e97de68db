import { hashOf, hashOfHashes } from '../project/hash.ts';

/** Results of checks and parsers, each under a hash of everything it depends on. Results are plain data. */
export interface ResultCache {
  get<Result>(hash: number): Result | undefined;
  set(hash: number, result: unknown): void;
  /** A hash of texts for this cache; `seed` is a hash of what it depends on besides. */
  hash(texts: readonly string[], seed?: number): number;
  /** Ends a run: drops what the run has not asked for, and writes the cache file if there is one. */
  save(): void;
}

/** Of how many texts `memoryCache` keeps the hashes; when there are more, all are dropped. */
const maxHashes = 200_000;

/** An empty cache in memory; a text that has not changed since the last run is not hashed again. */
export function memoryCache(): ResultCache {
  const hashByText = new Map<string, number>();
  const hashOfText = (text: string): number => {
    let hash = hashByText.get(text);
    if (hash === undefined) {
      if (hashByText.size >= maxHashes) hashByText.clear();
      hash = hashOf([text]);
      hashByText.set(text, hash);
    }
    return hash;
  };
  return { ...resultCache(), hash: (texts, seed) => hashOfHashes(texts.map(hashOfText), seed) };
}

/** A cache with the results of an earlier run; `write` gets the results of a run, if they differ from those before. */
export function resultCache(
  earlier: ReadonlyMap<number, unknown> = new Map(),
  write?: (results: ReadonlyMap<number, unknown>) => void,
): ResultCache {
  let previous = earlier;
  let used = new Map<number, unknown>();
  return {
    hash: hashOf,
    get<Result>(hash: number) {
      const result = used.get(hash) ?? previous.get(hash);
      if (result !== undefined) used.set(hash, result);
      return result as Result | undefined;
    },
    set: (hash, result) => used.set(hash, result),
    save() {
      const isSame = used.size === previous.size && [...used.keys()].every((hash) => previous.has(hash));
      if (!isSame) write?.(used);
      previous = used;
      used = new Map();
    },
  };
}
