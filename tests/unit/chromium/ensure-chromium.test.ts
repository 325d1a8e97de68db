import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { ensureChromium } from '#cli/chromium/ensure-chromium.ts';

afterEach(() => vi.unstubAllEnvs());

test('a Chromium that is named and missing is an error, and nothing is installed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'apt-'));
  const called = join(folder, 'called');
  for (const name of ['apt-get', 'sudo'])
    writeFileSync(join(folder, name), `#!/bin/sh\necho "$@" >> ${called}\n`, { mode: 0o755 });
  vi.stubEnv('PATH', folder);
  vi.stubEnv('PLAYWRIGHT_CHROMIUM', '/nope');
  expect(() => ensureChromium()).toThrow('/nope');
  vi.stubEnv('PLAYWRIGHT_CHROMIUM', folder);
  expect(() => ensureChromium(), 'a folder is no program').toThrow('which is not a program');
  expect(existsSync(called)).toBe(false);
});
