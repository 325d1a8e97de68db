import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A script that pages name: its path, and the hash the browser checks it against. */
export interface ScriptFile {
  path: string;
  integrity: string;
}

/** The browser code that a build wrote: one file for each input of `browser-code.ts`, and what they share. */
export interface CodeFiles {
  /** The file of an input. Throws when the build wrote none. */
  script(name: string): ScriptFile;
  /** The code of an input without imports, to be inlined in a page. Throws when the build wrote none. */
  inline(name: string): string;
  /** The paths of inputs in their order, then of everything that those import, so that all of it loads at once. */
  paths(names: readonly string[]): string[];
  /** All quoted words in the files of some paths: some are classes that a script may put on a page. */
  words(paths: readonly string[]): Set<string>;
}

/** Reads the code below `folder`, where a build has written it. */
export function codeFiles(folder: string): CodeFiles {
  const files = new Map(
    readdirSync(join(folder, 'assets'))
      .filter((file) => file.endsWith('.js'))
      .map((file) => [`/assets/${file}`, readFileSync(join(folder, 'assets', file), 'utf8')]),
  );
  // Empty for an import of what is not browser code of this build.
  const codeAt = (path: string) => files.get(path) ?? '';
  const pathOf = (name: string) => {
    // The bundler puts eight characters of a hash behind the name.
    const pattern = new RegExp(`^/assets/${name}-[\\w-]{8}\\.js$`);
    const match = [...files.keys()].find((path) => pattern.test(path));
    if (!match) throw new Error(`the build wrote no \`${name}\`; see \`inputs\` in src/ssg/browser-code.ts`);
    return match;
  };
  // Matches `from"./menu-1a2b3c4d.js"` and `import"./menu-1a2b3c4d.js"`, not `import(…)`, which loads its file later.
  const importsOf = (path: string): string[] =>
    [...codeAt(path).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)].map(([, file]) => `/assets/${file}`);
  return {
    script(name) {
      const path = pathOf(name);
      const hash = createHash('sha256').update(codeAt(path)).digest('base64');
      return { path, integrity: `sha256-${hash}` };
    },
    inline: (name) => codeAt(pathOf(name)).trim(),
    paths(names) {
      const all = new Set(names.map(pathOf));
      // The loop also visits what it adds, so that the imports of imports are there too.
      for (const path of all) for (const imported of importsOf(path)) all.add(imported);
      return [...all];
    },
    words(paths) {
      const quoted = paths.flatMap((path) => codeAt(path).match(/`[^`]*`|"[^"]*"|'[^']*'/g) ?? []);
      // Classes are quoted as they are, or behind a dot in a selector.
      return new Set(
        quoted.flatMap((text) => [
          ...text.slice(1, -1).split(/\s+/),
          ...[...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name),
        ]),
      );
    },
  };
}

/**
 * Replaces the names in `data-load` by the paths of their code and of all that it imports, and the one name in
 * `data-later` by its path alone: the island imports that path, and the browser finds the rest.
 */
export function resolveLoadNames(html: string, code: CodeFiles): string {
  return html
    .replace(/ data-load="([^"]+)"/g, (_, names: string) => ` data-load="${code.paths(names.split(' ')).join(' ')}"`)
    .replace(/ data-later="([^"]+)"/g, (_, name: string) => ` data-later="${code.script(name).path}"`);
}

/** The paths of all code that a finished page may load after its entry. */
export function codeLoadedBy(html: string): string[] {
  return [...html.matchAll(/ data-(?:load|later)="([^"]+)"/g)].flatMap(([, paths = '']) => paths.split(' '));
}
