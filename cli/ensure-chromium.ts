#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.ts';

/** Before the browser tests: uses the Chromium of the machine, or installs Debian's. Fails where neither is possible. */
try {
  console.log(`chromium: ${findChromium()}`);
} catch {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const step of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
  ]) {
    const [command, ...parameters] = [...sudo, ...step] as [string, ...string[]];
    const { status } = spawnSync(command, parameters, { stdio: 'inherit' });
    if (status !== 0) break;
  }
  // Throws, with the way out, when the installation did not help.
  console.log(`chromium: ${findChromium()}`);
}
