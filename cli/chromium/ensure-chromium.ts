import { spawnSync } from 'node:child_process';
import { findChromium, findHeadlessShell } from './find-chromium.ts';

/**
 * Gives the path of the machine's Chromium. Installs Debian's if there is none, and a font with Arial's metrics, which
 * a first visit shows until the fonts of the site arrive. `withWindows` asks for a Chromium with windows and a
 * back/forward cache, in place of the lighter headless shell. Throws if there is no Chromium afterwards.
 */
export function ensureChromium({ withWindows = false } = {}): string {
  const [find, debianName] = withWindows ? [findChromium, 'chromium'] : [findHeadlessShell, 'chromium-headless-shell'];
  // Throws if `PLAYWRIGHT_CHROMIUM` names no program: to install another one would not help, as it would not be used.
  if (process.env.PLAYWRIGHT_CHROMIUM) find();
  const missing = [...(isThere(find) ? [] : [debianName]), ...(hasArial() ? [] : ['fonts-liberation'])];
  if (missing.length > 0) {
    runApt(['update']);
    runApt(['install', '-y', '--no-install-recommends', ...missing]);
  }
  return find();
}

function isThere(find: () => string): boolean {
  try {
    find();
    return true;
  } catch {
    return false;
  }
}

/** Whether the machine has Arial or Liberation Sans. A machine without fontconfig, such as a Mac, has Arial. */
function hasArial(): boolean {
  const { status, stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  return status !== 0 || /^(?:Arial|Liberation Sans)(?:,|$)/m.test(stdout);
}

/** Runs apt-get. Its exit code is not read: it prints why it failed, and `find` throws if Chromium is still missing. */
function runApt(parameters: readonly string[]): void {
  const isRoot = process.getuid?.() === 0;
  const [command, ...rest] = isRoot ? ['apt-get', ...parameters] : ['sudo', '-n', 'apt-get', ...parameters];
  spawnSync(command as string, rest, { stdio: 'inherit' });
}
