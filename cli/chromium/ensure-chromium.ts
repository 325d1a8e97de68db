import { spawnSync } from 'node:child_process';
import { findChromium, findHeadlessShell } from './find-chromium.ts';

/**
 * The path of the machine's Chromium, after installing Debian's if there is none, and a font with Arial's metrics, in which
 * a first visit is set until the fonts of the site arrive. `withWindows` asks for one that has windows and a back/forward
 * cache, in place of the lighter headless shell. Throws where there is no Chromium afterwards.
 */
export function ensureChromium({ withWindows = false } = {}): string {
  const [find, debian] = withWindows ? [findChromium, 'chromium'] : [findHeadlessShell, 'chromium-headless-shell'];
  const missing = [...(isThere(find) ? [] : [debian]), ...(hasArial() ? [] : ['fonts-liberation'])];
  if (missing.length > 0) {
    runApt(['update']);
    runApt(['install', '-y', '--no-install-recommends', ...missing]);
  }
  return find();
}

function isThere(find: () => string): boolean {
  try {
    return Boolean(find());
  } catch {
    return false;
  }
}

/** Whether the machine has Arial or Liberation Sans. One without fontconfig, such as macOS, brings Arial itself. */
function hasArial(): boolean {
  const { status, stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  return status !== 0 || /^(?:Arial|Liberation Sans)\b/m.test(stdout);
}

/** A failure shows in apt's own output, and in what is still missing afterwards. */
function runApt(parameters: readonly string[]): void {
  const isRoot = process.getuid?.() === 0;
  const [command, ...rest] = isRoot ? ['apt-get', ...parameters] : ['sudo', '-n', 'apt-get', ...parameters];
  spawnSync(command as string, rest, { stdio: 'inherit' });
}
