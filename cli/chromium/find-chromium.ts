import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

/** Flags that make a picture the same on every machine: no GPU, no hinting, one colour profile. */
export const chromiumArgs = [
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
  const named = env.PLAYWRIGHT_CHROMIUM;
  if (named) {
    if (isExecutable(named)) return path.resolve(named);
    throw new Error(`PLAYWRIGHT_CHROMIUM is \`${named}\`, which is not a program. Correct it or unset it.`);
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = ['chromium', 'google-chrome'].flatMap((name) => folders.map((folder) => path.resolve(folder, name)));
  const found = ['/usr/bin/chromium', ...onPath, chromium.executablePath()].find(isExecutable);
  if (found) return found;
  throw new Error(
    'No Chromium found. Install Debian’s (`sudo apt-get install chromium`), or name one in PLAYWRIGHT_CHROMIUM.',
  );
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
