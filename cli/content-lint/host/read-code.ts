import { readSource } from '../code-usage/source-files.ts';
import type { ResultCache } from '../core/linter/result-cache.ts';
import type { CodeUse } from '../core/project/code-use.ts';
import type { FileTree } from '../core/project/file-tree.ts';
import type { ProjectCode } from '../core/project/project.ts';

/** Where the code of a project is, and its own functions that take an id and values. */
export interface CodeOptions {
  src?: string | undefined;
  helpers?: readonly string[] | undefined;
}

/** Reads what the code of a project does with messages; undefined if it has no code. */
export async function readCode(
  tree: FileTree,
  { src, helpers = [] }: CodeOptions,
  cache?: ResultCache,
): Promise<ProjectCode | undefined> {
  const texts = readSource(tree, src);
  if (texts.size === 0) return undefined;
  const hash = cache?.hash([...helpers, ...[...texts].flat()]);
  let use = hash === undefined ? undefined : cache?.get<CodeUse>(hash);
  if (!use) {
    // The parser of code is only loaded if something has changed.
    const { readCodeUse } = await import('../code-usage/read-code-use.ts');
    ({ use } = readCodeUse(texts, helpers));
    if (hash !== undefined) cache?.set(hash, use);
  }
  return { use, textOf: (path) => texts.get(path) ?? '' };
}
