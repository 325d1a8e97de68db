import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ResultCache, resultCache } from '../core/linter/result-cache.ts';
import { writeAtomically } from './atomic-write.ts';
import { realPathInside } from './real-path-inside.ts';

/** The file that keeps results between runs. */
interface CacheFile {
  path: string;
  /** Version of the rules: results of another version are not used. */
  version: string;
}

/**
 * A cache in `node_modules/.cache` of a project, for a version of the rules, which is asked for only then. Undefined if
 * the project has no `node_modules`, or if the path of the cache leads out of the project or through links in a circle.
 */
export function fileCache(root: string, version: () => string): ResultCache | undefined {
  if (!existsSync(join(root, 'node_modules'))) return undefined;
  const path = cachePath(root);
  if (path === undefined) return undefined;
  const file = { path, version: version() };
  return resultCache(readResults(file), (results) => writeResults(file, results));
}

function cachePath(root: string): string | undefined {
  try {
    return realPathInside(root, 'node_modules/.cache/content-lint/results.json');
  } catch {
    return undefined;
  }
}

/** The results of the file by their hashes; none if it is missing or was written by another version. */
function readResults({ path, version }: CacheFile): Map<number, unknown> {
  try {
    const content: { version?: unknown; results?: [number, unknown][] } = JSON.parse(readFileSync(path, 'utf8'));
    return new Map(content.version === version ? content.results : []);
  } catch {
    return new Map();
  }
}

/** If the file cannot be written, the next run just starts without a cache. */
function writeResults({ path, version }: CacheFile, results: ReadonlyMap<number, unknown>): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeAtomically(new Map([[path, JSON.stringify({ version, results: [...results] })]]));
  } catch (error) {
    // An error of the file system has a `code`; `writeAtomically` gives it as the cause. Any other error is a bug.
    const { cause = error } = error as Error;
    if (!('code' in (cause as object))) throw error;
  }
}
