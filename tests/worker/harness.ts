import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { createTestHarness, type TestHarness } from 'wrangler';
import type { WorkerEnv } from '#src/worker/settings.ts';
import { findEntered } from './entered-values.ts';
import { writeTestSite } from './test-site.ts';

export interface TestWorker {
  harness: TestHarness;
  env(): Promise<WorkerEnv>;
  /** Rows of the Worker's database. */
  rows<Row = Record<string, unknown>>(sql: string, ...values: (string | number | null)[]): Promise<Row[]>;
  /** Everything the Worker has logged, as parsed entries. */
  entries(): Record<string, unknown>[];
}

process.env.WRANGLER_WRITE_LOGS = 'false';

interface Runtime {
  harness: TestHarness;
  /** What the runtime itself has printed. */
  printed: string[];
}

/**
 * The local runtimes of this process by their secrets: files that are run one after another share one, also where a test
 * has had modules loaded again.
 */
const shared: typeof globalThis & { workerRuntimes?: Map<string, Runtime> } = globalThis;
shared.workerRuntimes ??= new Map();
const runtimes = shared.workerRuntimes;

function runtimeWith(secrets: Record<string, string>): Runtime {
  const key = JSON.stringify(secrets);
  const running = runtimes.get(key);
  if (running) return running;
  const folder = mkdtempSync(join(tmpdir(), 'site-worker-'));
  const harness = createTestHarness({ root: folder, workers: [{ configPath: writeTestSite(folder), secrets }] });
  const runtime = { harness, printed: [] };
  runtimes.set(key, runtime);
  return runtime;
}

/** Runs the Worker for one test file on an empty database; no log of it or of the runtime may contain what was entered. */
export function useWorker(secrets: Record<string, string> = {}): TestWorker {
  const { harness, printed } = runtimeWith(secrets);
  const worker = () => harness.getWorker<WorkerEnv>();
  beforeAll(async () => {
    for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
      vi.spyOn(console, level).mockImplementation((...values) => void printed.push(values.join(' ')));
    }
    await harness.listen();
    await worker().applyD1Migrations('DB' as never);
    const { DB } = await env();
    await DB.batch([DB.prepare('DELETE FROM enquiries'), DB.prepare('DELETE FROM notifications')]);
  });
  afterAll(() => {
    const logs = [...harness.getLogs().map((log) => log.message), ...printed].join('\n');
    vi.restoreAllMocks();
    expect(findEntered(logs), 'entered values in the logs').toEqual([]);
  });
  const env = () => worker().getEnv();
  return {
    harness,
    env,
    async rows<Row>(sql: string, ...values: (string | number | null)[]) {
      const { DB } = await env();
      return (
        await DB.prepare(sql)
          .bind(...values)
          .all<Row>()
      ).results;
    },
    entries: () => {
      const messages = harness.getLogs().map((log) => log.message);
      return messages.filter((message) => message.startsWith('{')).map((message) => JSON.parse(message));
    },
  };
}
