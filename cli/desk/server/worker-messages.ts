import type { Operation, Refusal } from '#cli/desk/desk-api.ts';

/** A message to the worker thread, which holds the project. */
export type ToWorker =
  | { kind: 'ask'; requestNumber: number; name: Operation; input: unknown }
  /** These files may have changed on the disk. */
  | { kind: 'files-changed'; paths: string[] };

/**
 * A message from the worker thread. A result comes as JSON text, so that the thread of the server need not serialise
 * it.
 */
export type FromWorker =
  | { kind: 'result'; requestNumber: number; json: string }
  | { kind: 'refusal'; requestNumber: number; refusal: Refusal }
  /**
   * The project has changed. `startedAt` is when the operation that changed it began (`Date.now()`): the server then
   * updates the site's pages in the browser, unless it has done so after that moment. Left out if the change came from
   * `files-changed`: the server updated the pages when it sent that.
   */
  | { kind: 'changed'; startedAt?: number };
