import { canKeep, keep, readKept } from './cache-file.ts';
import type { KnownClean } from './known-clean.ts';
import { toolVersion } from './tool-version.ts';

const name = 'clean.json';

/** What was clean in the last run, and a way to keep what is clean in this one. */
export interface CleanCache extends KnownClean {
  keep(): void;
}

/**
 * Reads what the same version of the rules found nothing in; nothing is known after another one. Undefined where a
 * project has no place for it.
 */
export function cleanCache(root: string): CleanCache | undefined {
  if (!canKeep(root)) return undefined;
  const version = toolVersion();
  const known = readParts(root, version);
  const used = new Set<number>();
  return {
    has(part) {
      const is = known.has(part);
      if (is) used.add(part);
      return is;
    },
    add: (part) => used.add(part),
    keep() {
      const isSame = used.size === known.size && [...used].every((part) => known.has(part));
      if (!isSame) keep(root, name, { version, parts: [...used] });
    },
  };
}

function readParts(root: string, version: string): Set<number> {
  const kept = readKept(root, name) as { version?: unknown; parts?: unknown } | null | undefined;
  return new Set(kept?.version === version && Array.isArray(kept.parts) ? (kept.parts as number[]) : []);
}
