import { Worker } from 'node:worker_threads';
import type { Operation } from '#cli/desk/desk-api.ts';
import { Refused } from '#cli/desk/refused.ts';
import type { FromWorker, ToWorker } from '#cli/desk/server/worker-messages.ts';

/** The project in a worker thread (`worker.ts`). */
export interface ProjectThread {
  /** Gives the answer as JSON. Throws a `Refused` if the operation is not done. */
  ask(name: Operation, input: unknown): Promise<string>;
  /** Has the thread read these files again, which may have changed on the disk. */
  filesChanged(paths: readonly string[]): void;
  /** Resolves with the number of changes so far: once it is more than `seen`, or when `signal` aborts. */
  changesAfter(seen: number, signal: AbortSignal): Promise<number>;
  close(): void;
}

/**
 * Opens the project below `root`. Calls `onChange` after each change by an operation, before `waitForChanges` resolves,
 * with the time at which the operation began (`Date.now()`).
 */
export function projectThread(root: string, onChange: (startedAt: number) => void): ProjectThread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { root } });
  const pending = new Map<number, { resolve: (json: string) => void; reject: (error: Error) => void }>();
  const changeEvents = new EventTarget();
  let nextNumber = 0;
  let changes = 0;

  worker.on('message', (response: FromWorker) => {
    if (response.kind === 'changed') {
      changes++;
      if (response.startedAt !== undefined) onChange(response.startedAt);
      changeEvents.dispatchEvent(new Event('changed'));
      return;
    }
    const request = pending.get(response.requestNumber);
    pending.delete(response.requestNumber);
    if (response.kind === 'result') request?.resolve(response.json);
    else request?.reject(new Refused(response.refusal));
  });
  let ended: Error | undefined;
  worker.on('error', (error: Error) => {
    ended = error;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  });
  const send = (request: ToWorker) => worker.postMessage(request);

  return {
    ask: (name, input) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended);
        const requestNumber = nextNumber++;
        pending.set(requestNumber, { resolve, reject });
        send({ kind: 'ask', requestNumber, name, input });
      }),
    filesChanged: (paths) => send({ kind: 'files-changed', paths: [...paths] }),
    changesAfter: (seen, signal) =>
      new Promise((resolve) => {
        if (changes > seen) return resolve(changes);
        const done = () => resolve(changes);
        changeEvents.addEventListener('changed', done, { once: true, signal });
        signal.addEventListener('abort', done);
      }),
    close() {
      void worker.terminate();
    },
  };
}
