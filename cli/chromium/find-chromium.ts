import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

/** Flags that make a picture the same on every machine: no GPU, no hinting, one colour profile. */
export const chromiumArgs = [
  // Chromium does not start without it as root, as which CI and containers run it; it opens only pages of this project.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/**
 * The Chromium to start: `PLAYWRIGHT_CHROMIUM`, else Debian's, else one on the PATH, else Playwright's own download.
 * Takes the environment, gives the program's absolute path. Throws, saying what to install, when there is none.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string {
  const program =
    namedProgram(env) ??
    ['/usr/bin/chromium', ...onPath(env, ['chromium', 'google-chrome']), chromium.executablePath()].find(isExecutable);
  if (program) return program;
  throw new Error(
    'No Chromium found. Install Debian’s (`sudo apt-get install chromium`), or name one in PLAYWRIGHT_CHROMIUM.',
  );
}

/**
 * Chromium without windows, which takes half the time to open a page and has no back/forward cache: the one that
 * `PLAYWRIGHT_CHROMIUM` names, else Debian's, else one on the PATH, else what `findChromium` gives. Throws as it does.
 */
export function findHeadlessShell(env: NodeJS.ProcessEnv = process.env): string {
  const shells = ['/usr/bin/chromium-headless-shell', ...onPath(env, ['chromium-headless-shell'])];
  return namedProgram(env) ?? shells.find(isExecutable) ?? findChromium(env);
}

/** The program that the environment asks for, if it asks for one. Throws if there is no such program. */
function namedProgram({ PLAYWRIGHT_CHROMIUM: named }: NodeJS.ProcessEnv): string | undefined {
  if (!named) return undefined;
  if (isExecutable(named)) return path.resolve(named);
  throw new Error(`PLAYWRIGHT_CHROMIUM is \`${named}\`, which is not a program. Correct it or unset it.`);
}

function onPath({ PATH = '' }: NodeJS.ProcessEnv, names: readonly string[]): string[] {
  const folders = PATH.split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.resolve(folder, name)));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    // A folder passes the test too.
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
