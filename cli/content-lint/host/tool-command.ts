import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Gives the command that runs content-lint in a folder, for advice that names it: `npm run content-lint --` if npm runs
 * this process and the project has a script for it, `npx content-lint` if it is installed, else `content-lint`.
 */
export function toolCommand(folder: string, env: Readonly<NodeJS.ProcessEnv>): string {
  const script = env.npm_lifecycle_event || env.npm_execpath ? scriptOf(nearest(folder, 'package.json')) : undefined;
  if (script !== undefined) return `npm run ${script} --`;
  return nearest(folder, 'node_modules/.bin/content-lint') ? 'npx content-lint' : 'content-lint';
}

/** Whether content-lint is a package of the project in a folder, and no copy that npx has fetched. */
export function isInstalled(folder: string): boolean {
  return nearest(folder, 'node_modules/content-lint/package.json') !== undefined;
}

/** The name of the script in a `package.json` that runs content-lint with whatever arguments are added to it. */
function scriptOf(path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  try {
    const { scripts = {} } = JSON.parse(readFileSync(path, 'utf8')) as { scripts?: Record<string, unknown> };
    return Object.keys(scripts).find((name) => toolScript.test(String(scripts[name])));
  } catch {
    // A package.json that cannot be read has no script to name.
    return undefined;
  }
}

/**
 * Matches a script that gives content-lint no arguments: `content-lint`, `npx --no content-lint` or
 * `node node_modules/content-lint/bin.js`.
 */
const toolScript = /^(?:(?:npx|node) (?:-\S+ )*)?(?:\S*\/)?content-lint(?:\/\S*bin\.js)?$/;

/** The path of a file in a folder, or in the nearest folder above that has it. */
function nearest(folder: string, file: string): string | undefined {
  const path = join(folder, file);
  if (existsSync(path)) return path;
  return dirname(folder) === folder ? undefined : nearest(dirname(folder), file);
}
