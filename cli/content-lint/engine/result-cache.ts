import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Results of work, each by a hash of everything it follows from. Results are plain data. */
export interface ResultCache {
  get<Result>(hash: number): Result | undefined;
  set(hash: number, result: unknown): void;
  /** Ends a run: writes the file, if there is one, and forgets what the run has not asked for. */
  save(): void;
}

/** The file that results are in between two runs. */
interface CacheFile {
  path: string;
  /** Of the tool: results of another version are not used. */
  version: string;
}

/** A cache in memory that begins empty. */
export function memoryCache(): ResultCache {
  return cacheOf(undefined);
}

/** A cache in `node_modules/.cache` of a project, for a version of the rules; undefined where it has no `node_modules`. */
export function fileCache(root: string, version: () => string): ResultCache | undefined {
  if (!existsSync(join(root, 'node_modules'))) return undefined;
  return cacheOf({ path: join(root, 'node_modules/.cache/content-lint/results.json'), version: version() });
}

function cacheOf(file: CacheFile | undefined): ResultCache {
  let before = file ? readResults(file) : new Map<number, unknown>();
  let used = new Map<number, unknown>();
  return {
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

/** What the file holds; nothing where there is none, or where another version wrote it. */
function readResults({ path, version }: CacheFile): Map<number, unknown> {
  try {
    const content: { version?: unknown; results?: [number, unknown][] } = JSON.parse(readFileSync(path, 'utf8'));
    return new Map(content.version === version ? content.results : []);
  } catch {
    return new Map();
  }
}

/** A folder that cannot be written is no fault: the next run works everything out again. */
function writeResults({ path, version }: CacheFile, results: ReadonlyMap<number, unknown>): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, JSON.stringify({ version, results: [...results] }));
    renameSync(draft, path);
  } catch {}
}
