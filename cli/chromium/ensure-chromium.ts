import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.ts';

/** The path of the machine's Chromium, after installing Debian's where there is none. Throws where that fails too. */
export function ensureChromium(): string {
  try {
    return findChromium();
  } catch {
    installWithApt(['update']);
    installWithApt(['install', '-y', '--no-install-recommends', 'chromium']);
    return findChromium();
  }
}

/** A failure shows in apt's own output, and in the Chromium that is still missing afterwards. */
function installWithApt(parameters: readonly string[]): void {
  const isRoot = process.getuid?.() === 0;
  const [command, ...rest] = isRoot ? ['apt-get', ...parameters] : ['sudo', '-n', 'apt-get', ...parameters];
  spawnSync(command as string, rest, { stdio: 'inherit' });
}
