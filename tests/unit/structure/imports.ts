import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';

const root = resolve(import.meta.dirname, '../../..');

/** One import, whether of values or of types; files are named from the project's root, packages as they are written. */
export interface Import {
  from: string;
  to: string;
  /** As it is written in the code. */
  specifier: string;
  isPackage: boolean;
  isTypeOnly: boolean;
}

/** Folders whose files are made from others, or are not ours. */
const madeFolders = /(^|\/)(generated|dist|node_modules)(\/|$)/;

/** The TypeScript files below a folder of the project, named from its root, without generated ones. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !madeFolders.test(name))
    .map((name) => `${folder}/${name}`)
    .sort();
}

/** The folders right below a folder of the project. */
export function roomsIn(folder: string): string[] {
  const entries = readdirSync(resolve(root, folder), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !madeFolders.test(entry.name))
    .map(({ name }) => name)
    .sort();
}

/**
 * The room of a house, a folder of `src` or `cli`, that a file is in: `views` for `src/views/home.ts`, the file's own name
 * right below the house; outside it the whole path, which is no room.
 */
export function roomOf(file: string, house: string): string {
  return file.startsWith(`${house}/`) ? (file.slice(house.length + 1).split('/')[0] ?? '') : file;
}

/** Every import of every file below a folder: static, dynamic, re-exported, and types inside expressions. */
export function importsBelow(folder: string): Import[] {
  return sourceFiles(folder).flatMap(importsOf);
}

function importsOf(from: string): Import[] {
  const text = readFileSync(resolve(root, from), 'utf8');
  const { module } = parseSync(from, text);
  const found: [specifier: string, isTypeOnly: boolean][] = [
    ...module.staticImports.map((one): [string, boolean] => [
      one.moduleRequest.value,
      // Without names it runs the file.
      one.entries.length > 0 && one.entries.every(({ isType }) => isType),
    ]),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }): [string, boolean][] =>
        moduleRequest ? [[moduleRequest.value, isType]] : [],
      ),
    ),
    // Both `await import('…')` and the type `import('…').Name`, which the pattern cannot tell apart: both count as values,
    // the stricter of the two. What is not a plain string has no target to judge.
    ...[...text.matchAll(/(?<![\w.])import\(\s*(['"])([^'"]+)\1\s*\)/g)].map(
      ({ 2: target = '' }): [string, boolean] => [target, false],
    ),
  ];
  return found.map(([specifier, isTypeOnly]) => {
    const path = pathOf(from, specifier);
    return { from, to: path ?? specifier, specifier, isPackage: path === undefined, isTypeOnly };
  });
}

/** The file an import leads to, from the project's root; undefined for a package. */
function pathOf(from: string, specifier: string): string | undefined {
  if (/^#(src|cli)\//.test(specifier)) return specifier.slice(1);
  if (specifier.startsWith('.')) return relative(root, join(root, dirname(from), specifier));
  return undefined;
}
