import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runNuChecker } from '#cli/audit/run-nu-checker.ts';

test('what the Nu checker lacks is said in sentences, and is 2', () => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  const folder = mkdtempSync(join(tmpdir(), 'nu-'));
  expect(runNuChecker(folder, folder)).toBe(2);
  expect(print).toHaveBeenCalledWith('audit: the built site is missing: run `npm run build`');
});
