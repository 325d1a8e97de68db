import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectCode } from '#src/checker/project.ts';
import { cachedUse, keepUse } from '#src/content/code-cache.ts';
import { defaultSource, sourceFiles } from '#src/content/source-files.ts';

/** Where the code of a project is, and its own functions that take an id and values. */
export interface CodeOptions {
  src?: string | undefined;
  helpers?: readonly string[] | undefined;
}

/**
 * Reads what the code of a project does with messages; undefined where it has no code. While nothing changes this costs
 * one look at the names and times of the files: what was found is kept in `node_modules/.cache`, where there is one.
 */
export async function readCode(root: string, options: CodeOptions = {}): Promise<ProjectCode | undefined> {
  const { src = defaultSource, helpers = [] } = options;
  const files = sourceFiles(root, src);
  if (files.length === 0) return undefined;
  const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
  const key = JSON.stringify([src, helpers]);
  const kept = cachedUse(root, key, files, textOf);
  if (kept) return { use: kept, textOf };
  const { readCodeUse } = await import('#src/checker/code/read-code-use.ts');
  const texts = new Map(files.map(({ path }) => [path, textOf(path)]));
  const { use } = readCodeUse(texts, helpers);
  keepUse(root, key, files, texts, use);
  return { use, textOf };
}
