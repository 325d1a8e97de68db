import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolVersion } from '../engine/tool-version.ts';
import type { FileTree } from '../project/file-tree.ts';
import type { ProjectCode } from '../project/project.ts';
import { cachedUse, keepUse } from './code-cache.ts';
import { defaultSource, sourceFiles, sourcePaths } from './source-files.ts';

/** Where the code of a project is, and its own functions that take an id and values. */
export interface CodeOptions {
  src?: string | undefined;
  helpers?: readonly string[] | undefined;
}

/**
 * Reads what the code of a project does with messages; undefined where it has no code. While nothing changes this costs
 * one look at the names and times of the files: what was found is kept in `node_modules/.cache`, where there is one. The
 * files of another `tree` are read anew each time.
 */
export async function readCode(
  root: string,
  options: CodeOptions = {},
  tree?: FileTree,
): Promise<ProjectCode | undefined> {
  const { src = defaultSource, helpers = [] } = options;
  if (tree) return readTree(tree, src, helpers);
  const files = sourceFiles(root, src);
  if (files.length === 0) return undefined;
  const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
  const key = JSON.stringify([toolVersion(), src, helpers]);
  const kept = cachedUse(root, key, files, textOf);
  if (kept) return { use: kept, textOf };
  const { readCodeUse } = await import('./read-code-use.ts');
  const texts = new Map(files.map(({ path }) => [path, textOf(path)]));
  const { use } = readCodeUse(texts, helpers);
  keepUse(root, key, files, texts, use);
  return { use, textOf };
}

async function readTree(tree: FileTree, src: string, helpers: readonly string[]): Promise<ProjectCode | undefined> {
  const texts = tree.texts(sourcePaths(tree.below(''), src));
  if (texts.size === 0) return undefined;
  const { readCodeUse } = await import('./read-code-use.ts');
  return { use: readCodeUse(texts, helpers).use, textOf: (path) => texts.get(path) ?? '' };
}
