import { keep, readKept } from '../engine/cache-file.ts';
import type { CodeUse } from './code-use.ts';
import type { SourceFile } from './source-files.ts';

const name = 'code.json';

interface Cache {
  /** The version of the rules, and the options. */
  key: string;
  /** When it was written: a file that changed in the same moment has to be read again. */
  at: number;
  /** Time, size and hash of every file. */
  files: Record<string, [changed: number, size: number, hash: string]>;
  use: CodeUse;
}

/** File times are this coarse, in milliseconds. */
const grain = 50;

/** What was found in the same files before; undefined where any of them says something else now. */
export function cachedUse(
  root: string,
  key: string,
  files: readonly SourceFile[],
  textOf: (path: string) => string,
): CodeUse | undefined {
  const cache = readKept(root, name) as Cache | undefined;
  if (cache?.key !== key) return undefined;
  if (Object.keys(cache.files).length !== files.length) return undefined;
  for (const { path, changed, size } of files) {
    const known = cache.files[path];
    if (known?.[1] !== size) return undefined;
    const isSame = known[0] === changed && changed < cache.at - grain;
    if (!isSame && hashOf(textOf(path)) !== known[2]) return undefined;
  }
  return cache.use;
}

/** Keeps what was found for the next run; a folder that cannot be written is no fault. */
export function keepUse(
  root: string,
  key: string,
  files: readonly SourceFile[],
  texts: ReadonlyMap<string, string>,
  use: CodeUse,
): void {
  const stamps = files.map(
    ({ path, changed, size }) =>
      [path, [changed, size, hashOf(texts.get(path) ?? '')]] as [string, [number, number, string]],
  );
  keep(root, name, { key, at: Date.now(), files: Object.fromEntries(stamps), use } satisfies Cache);
}

/** Loaded only when a hash is wanted, which is rare. */
function hashOf(text: string): string {
  const { hash } = process.getBuiltinModule('node:crypto');
  return hash('sha1', text, 'base64url');
}
