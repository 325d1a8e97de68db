import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { createTestHarness } from 'wrangler';

const root = join(import.meta.dirname, '../..');

/** The built site and the Worker on the real local runtime, for one test file; state lies in a folder that is thrown away. */
export function useServedSite(): { fetch(path: string): Promise<Response>; origin(): string } {
  const folder = mkdtempSync(join(tmpdir(), 'site-served-'));
  const configPath = join(folder, 'wrangler.toml');
  const config = readFileSync(join(root, 'wrangler.toml'), 'utf8')
    .replaceAll('"src/worker/', `"${join(root, 'src/worker')}/`)
    .replaceAll('"./dist/public"', `"${join(root, 'dist/public')}"`);
  writeFileSync(configPath, config);
  const harness = createTestHarness({ root: folder, workers: [{ configPath }] });
  let origin = '';
  beforeAll(async () => {
    for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) vi.spyOn(console, level).mockReturnValue();
    origin = (await harness.listen()).url.origin;
  }, 60_000);
  afterAll(async () => {
    await harness.close();
    vi.restoreAllMocks();
  });
  return {
    fetch: async (path) => (await harness.fetch(path, { redirect: 'manual' })) as unknown as Response,
    origin: () => origin,
  };
}
