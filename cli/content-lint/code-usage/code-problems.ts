import type { CodeProblem } from '../core/project/code-use.ts';
import type { CodeBase } from './code-base.ts';
import { syntaxErrorIn } from './syntax-tree.ts';

/** The problems of each file by its path; they hold as long as the text of the file is the same. */
export type KnownProblems = ReadonlyMap<string, { text: string; problems: readonly CodeProblem[] }>;

/** Finds what keeps files from being read: conflict markers, or code that cannot be parsed. A file has at most one. */
export function codeProblems(base: CodeBase, earlier: KnownProblems = new Map()): KnownProblems {
  const trees = new Map(base.parsedSoFar().map((tree) => [tree.path, tree]));
  return new Map(
    [...base.texts].map(([path, text]) => {
      const known = earlier.get(path);
      if (known?.text === text) return [path, known];
      const tree = trees.get(path);
      const problem = conflictIn(path, text) ?? (tree ? tree.problem : syntaxErrorIn(path, text));
      return [path, { text, problems: problem ? [problem] : [] }];
    }),
  );
}

/** The marker `<<<<<<< HEAD` that git leaves where a merge has a conflict, if a line with `>>>>>>>` is there too. */
function conflictIn(file: string, text: string): CodeProblem | undefined {
  const { 0: marker, index: start = 0 } = /^<{7} .*/m.exec(text) ?? {};
  if (marker === undefined || !/^>{7} /m.test(text)) return undefined;
  return { location: { file, span: { start, end: start + marker.trimEnd().length } }, kind: 'conflict' };
}
