import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import picomatch from 'picomatch';

/** Where the code of a project is, if nobody says. */
export const defaultSource = 'src/**/*.{ts,tsx}';

/** Folders that hold no code of the project's own. */
const skippedFolders = ['node_modules', 'dist', '__tests__', '__mocks__', '__fixtures__'];

/** Tests, stories and declarations draw nothing for a visitor. */
const skippedFiles = '**/*.@(test|spec|stories|d).?(c|m)[jt]s?(x)';

/** A source file as it lies on disk. */
export interface SourceFile {
  path: string;
  /** In milliseconds. */
  changed: number;
  size: number;
}

/** The files that a pattern such as `src/**\/*.{ts,tsx}` names, in alphabetical order; a folder means all code in it. */
export function sourceFiles(root: string, pattern: string): SourceFile[] {
  const { base, isSource } = readPattern(pattern);
  const found: SourceFile[] = [];
  const walk = (folder: string): void => {
    for (const entry of entriesOf(join(root, folder))) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!skippedFolders.includes(entry.name) && !entry.name.startsWith('.')) walk(path);
      } else if (isSource(path)) {
        const { mtimeMs, size } = statSync(join(root, path));
        found.push({ path, changed: mtimeMs, size });
      }
    }
  };
  walk(base);
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Of these paths those that a pattern names, by the same rules. */
export function sourcePaths(paths: readonly string[], pattern: string): string[] {
  const { isSource } = readPattern(pattern);
  return paths.filter((path) => isSource(path));
}

/** The folder that a pattern begins with, and the test of a path; a folder with a dot in front holds no code. */
function readPattern(pattern: string): { base: string; isSource: (path: string) => boolean } {
  const clean = pattern.replace(/^\.\//, '').replace(/\/+$/, '');
  const glob = /\.\w+$|[*{]/.test(clean) ? clean : `${clean}/**/*.{ts,tsx,js,jsx,mts,mjs}`;
  const { base: fixed, isGlob } = picomatch.scan(glob);
  const base = isGlob ? fixed : fixed.slice(0, Math.max(0, fixed.lastIndexOf('/')));
  const ignore = [skippedFiles, `${base ? `${base}/` : ''}**/{${skippedFolders}}/**`];
  return { base, isSource: picomatch(glob, { ignore }) };
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
