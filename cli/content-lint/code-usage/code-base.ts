import { firstResult } from '../core/first-result.ts';
import { type ImportWords, pathsByWord } from './import-words.ts';
import { type BoundTree, bindingAt, bindTree, type Export } from './scopes.ts';
import { parseCode } from './syntax-tree.ts';

/** What a module exports under a name: the file that defines it, and the definition. */
export interface Definition {
  tree: BoundTree;
  local: Extract<Export, { local: unknown }>['local'];
}

/** The source files of a project; a file is parsed when it is first asked for. */
export interface CodeBase {
  texts: ReadonlyMap<string, string>;
  /** The files that were parsed so far. */
  parsedSoFar(): BoundTree[];
  tree(path: string): BoundTree | undefined;
  /** Finds the file that an import means; undefined for a package. */
  resolve(from: string, specifier: string): string | undefined;
  /** Finds the definition of an export, through all files that re-export it. */
  definition(from: string, specifier: string, name: string): Definition | undefined;
  /** Paths of the files whose imports contain a word: a name, or a part of a path. */
  importing(word: string): readonly string[];
}

/** What an import may leave out at the end of a path, tried in this order; nothing first, for a whole path. */
const extensions = ['', '.ts', '.tsx', '.mts', '.js', '.jsx', '.mjs', '/index.ts', '/index.tsx', '/index.js'];
/** The path as an import may have it: `ui/card` for `ui/card.tsx` and for `ui/card/index.ts`. */
export const withoutExtension = (path: string): string => path.replace(/(?:\/index)?(?:\.[cm]?[jt]sx?)?$/, '');
/** In how many modules one name is searched for at most. */
const maxReexports = 500;

/** Makes the code base of texts by path. What is known of an earlier one is used for texts that have not changed. */
export function codeBase(
  texts: ReadonlyMap<string, string>,
  known: ReadonlyMap<string, BoundTree> = new Map(),
  words: ImportWords = new Map(),
): CodeBase {
  const trees = new Map<string, BoundTree>();
  const byEnding = pathsByEnding(texts.keys());
  let byWord: ReadonlyMap<string, string[]> | undefined;

  const tree = (path: string): BoundTree | undefined => {
    let bound = trees.get(path);
    const text = texts.get(path);
    if (bound || text === undefined) return bound;
    const knownTree = known.get(path);
    bound = knownTree?.text === text ? knownTree : bindTree(parseCode(path, text));
    trees.set(path, bound);
    return bound;
  };

  const resolve = (from: string, specifier: string): string | undefined => {
    if (specifier.startsWith('.')) {
      const target = normalised(`${from.slice(0, from.lastIndexOf('/') + 1)}${specifier}`);
      // An import of `./x.js` may mean `x.ts`.
      const bare = withoutExtension(target);
      const candidates = [target, bare].flatMap((start) => extensions.map((end) => start + end));
      return candidates.find((path) => texts.has(path));
    }
    const { endings, mayMatchSeveral } = endingsOf(specifier);
    return firstResult(endings, (ending) => {
      const match = byEnding.get(ending);
      return mayMatchSeveral || match?.count === 1 ? match?.shortest : undefined;
    });
  };

  const definition = (
    from: string,
    specifier: string,
    name: string,
    asked = new Set<string>(),
  ): Definition | undefined => {
    const path = resolve(from, specifier);
    const question = `${path} ${name}`;
    // Modules may re-export each other in a circle.
    if (path === undefined || asked.has(question) || asked.size > maxReexports) return undefined;
    asked.add(question);
    const module = tree(path);
    if (!module) return undefined;
    const exported = module.exports.get(name);
    // The name may come through `export * from './other'`.
    if (!exported) return firstResult(module.reexported, (other) => definition(module.path, other, name, asked));
    if (!('local' in exported)) return definition(module.path, exported.module, exported.imported, asked);
    // In `export { x }` only the name is known: if the file imports `x`, its definition is in another module.
    const binding = typeof exported.local === 'string' ? bindingAt(module, module.program, exported.local) : undefined;
    if (binding?.kind === 'import') return definition(module.path, binding.module, binding.imported, asked);
    return { tree: module, local: exported.local };
  };

  return {
    texts,
    parsedSoFar: () => [...trees.values()],
    tree,
    resolve,
    // Hides `asked`, which only the calls inside it pass on.
    definition: (from, specifier, name) => definition(from, specifier, name),
    importing(word) {
      byWord ??= pathsByWord(texts, words);
      return byWord.get(word) ?? [];
    },
  };
}

/**
 * Gives the ends that the path of an imported file may have, the surest first, for an import that begins with no dot.
 * - An alias: `#lib/x.ts` means `lib/x`, or else `x` below a folder that `#lib` stands for; `@/x` means `x`. If several
 *   files fit, the one with the shortest path is taken (`mayMatchSeveral`).
 * - Anything else, and `@scope/name`, may be a package or a path from a base folder: only one file may fit.
 */
function endingsOf(specifier: string): { endings: string[]; mayMatchSeveral: boolean } {
  const path = withoutExtension(specifier);
  const [, folder, rest] = /^[#@~]([^/]*)\/(.+)$/.exec(path) ?? [];
  if (rest === undefined) return { endings: [path], mayMatchSeveral: false };
  const isPackage = /^@[\w-]+\/[\w-]+$/.test(specifier);
  return { endings: folder ? [`${folder}/${rest}`, rest] : [rest], mayMatchSeveral: !isPackage };
}

/**
 * Maps each end of a path, without the extension, to the shortest path that has it and to how many have it. The ends of
 * `src/lib/x.ts` are `src/lib/x`, `lib/x` and `x`.
 */
function pathsByEnding(paths: Iterable<string>): Map<string, { shortest: string; count: number }> {
  const endings = new Map<string, { shortest: string; count: number }>();
  for (const path of paths) {
    let ending = withoutExtension(path);
    while (ending !== '') {
      const others = endings.get(ending);
      const isShorter = !others || path.length < others.shortest.length;
      endings.set(ending, { shortest: isShorter ? path : others.shortest, count: (others?.count ?? 0) + 1 });
      const slash = ending.indexOf('/');
      ending = slash < 0 ? '' : ending.slice(slash + 1);
    }
  }
  return endings;
}

/** Resolves `.` and `..` in a path. */
function normalised(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
