import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where the code of a project is taken to be, if nobody says. */
export const defaultSource = 'src/**/*.{ts,tsx}';

/** Folders that hold no code of the project's own. */
const passedOver: ReadonlySet<string> = new Set(['node_modules', 'dist', '__tests__', '__mocks__', '__fixtures__']);

/** Tests, stories and declarations draw nothing for a visitor. */
const aside = /\.(?:test|spec|stories|d)\.[cm]?[jt]sx?$/;

/** A source file as it lies on disk. */
export interface SourceFile {
  path: string;
  /** In milliseconds. */
  changed: number;
  size: number;
}

/** The files that a pattern such as `src/**\/*.{ts,tsx}` names, in the order of the alphabet; a folder means all code in it. */
export function sourceFiles(root: string, pattern: string): SourceFile[] {
  const { folder, expression } = readPattern(pattern);
  const found: SourceFile[] = [];
  const walk = (below: string): void => {
    for (const entry of entriesOf(join(root, below))) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!passedOver.has(entry.name) && !entry.name.startsWith('.')) walk(path);
      } else if (expression.test(path) && !aside.test(path)) {
        const { mtimeMs, size } = statSync(join(root, path));
        found.push({ path, changed: mtimeMs, size });
      }
    }
  };
  walk(folder);
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Of these paths those that a pattern names, by the same rules. */
export function sourcePaths(paths: readonly string[], pattern: string): string[] {
  const { folder, expression } = readPattern(pattern);
  return paths.filter((path) => {
    if (!expression.test(path) || aside.test(path)) return false;
    const below = folder === '' ? path : path.slice(folder.length + 1);
    return !below
      .split('/')
      .slice(0, -1)
      .some((name) => passedOver.has(name) || name.startsWith('.'));
  });
}

function readPattern(pattern: string): { folder: string; expression: RegExp } {
  const clean = pattern.replace(/^\.\//, '').replace(/\/+$/, '');
  const whole = /\.\w+$|[*{]/.test(clean) ? clean : `${clean}/**/*.{ts,tsx,js,jsx,mts,mjs}`;
  const fixed = whole.slice(0, Math.max(0, whole.search(/[*{]/)));
  return { folder: fixed.slice(0, Math.max(0, fixed.lastIndexOf('/'))), expression: expressionOf(whole) };
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** `**\/` for any folders, `*` for any part of a name, `{a,b}` for either. */
function expressionOf(pattern: string): RegExp {
  const source = pattern
    .split(/(\*\*\/|\*\*|\*|\{[^}]*\})/)
    .map((part) => {
      if (part === '**/') return '(?:[^/]+/)*';
      if (part === '**') return '.*';
      if (part === '*') return '[^/]*';
      const literal = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
      if (part.startsWith('{')) return `(?:${part.slice(1, -1).split(',').map(literal).join('|')})`;
      return literal(part);
    })
    .join('');
  return new RegExp(`^${source}$`);
}
