import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Vitest's global setup: every temporary file of a run goes into one folder, also those of the programs that tests start,
 * and goes with it at the end. Files share their process, so that a hook of a module they share would run for one of them.
 */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  // Some tests start a program as a user who may write nothing.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
