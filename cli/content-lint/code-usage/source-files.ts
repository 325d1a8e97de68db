import picomatch from 'picomatch';
import type { FileTree } from '../core/project/file-tree.ts';
import { globFolder } from '../core/project/glob-folder.ts';

/** Where the code of a project is by default. */
const defaultSource = 'src/**/*.{ts,tsx,vue}';

/** Folders whose code is not shipped to a visitor. */
const skippedFolders = ['node_modules', 'dist', 'examples', 'stories', '__tests__', '__mocks__', '__fixtures__'];

/** Tests, stories and declarations draw nothing for a visitor; minified code is made by others. */
const skippedFiles = '**/*.@(test|spec|stories|d|min).?(c|m)[jt]s?(x)';

/** The texts of the files that a pattern such as `src/**\/*.{ts,tsx}` names, by path; a folder means all code in it. */
export function readSource(tree: FileTree, pattern?: string): Map<string, string> {
  const texts = tree.texts(tree.below(globFolder(globOf(pattern))).filter(sourceMatcher(pattern)));
  return new Map([...texts].filter(([path, text]) => !isMinified(path, text)));
}

/** Nobody writes a longer line: the file is a library of others, or made by a build. */
const longestLine = 20_000;

function isMinified(path: string, text: string): boolean {
  return /\.[cm]?js$/.test(path) && text.split('\n').some((line) => line.length > longestLine);
}

/** Makes a function that tests whether a path is a code file of the pattern; files in hidden folders are not. */
export function sourceMatcher(pattern?: string): (path: string) => boolean {
  const glob = globOf(pattern);
  const folder = globFolder(glob);
  // The folder itself may be below one of the skipped ones, such as `dist`: it was asked for.
  const ignore = [skippedFiles, `${folder ? `${literal(folder)}/` : ''}**/{${skippedFolders.join(',')}}/**`];
  const matches = picomatch(glob, { ignore });
  // Not `matches` itself: `filter` would pass it the index too, as its option `returnObject`.
  return (path) => matches(path);
}

const codeFiles = '*.{ts,tsx,js,jsx,mts,cts,mjs,cjs,vue}';

function globOf(pattern = defaultSource): string {
  // The lookbehind keeps a long row of slashes from being tried from each of them.
  const clean = pattern.replace(/^\.(?:\/|$)/, '').replace(/(?<!\/)\/+$/, '');
  // All files below a folder, of which those without code are left out.
  if (clean.endsWith('**')) return `${withRouteGroups(clean)}/${codeFiles}`;
  // A folder may have a dot in its name, such as `site.web`.
  if (/\.(?:[cm]?[jt]sx?|vue)$|[*{]/.test(clean)) return withRouteGroups(clean);
  return `${clean === '' ? '' : `${literal(clean)}/`}**/${codeFiles}`;
}

/** A pattern in which the brackets of a folder such as `app/(site)` are part of its name, as they are in no choice. */
function withRouteGroups(glob: string): string {
  return glob.replace(/(?<![!+@?*\\])\(([^()|]*)\)/g, '\\($1\\)');
}

/** A path as a pattern of itself: in a folder such as `app/(site)` of Next.js the brackets are part of the name. */
function literal(path: string): string {
  return path.replace(/[()[\]!+@?]/g, '\\$&');
}
