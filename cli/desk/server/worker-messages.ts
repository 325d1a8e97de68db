import type { Operation, Refusal } from '#cli/desk/desk-api.ts';

/** A message to the worker thread, which holds the project. */
export type ToWorker =
  | { kind: 'ask'; number: number; name: Operation; input: unknown }
  /** These files may have changed on the disk. */
  | { kind: 'files-changed'; paths: string[] };

/**
 * A message from the worker thread. A result comes as JSON text, so that the thread of the server need not serialise
 * it.
 */
export type FromWorker =
  | { kind: 'result'; number: number; json: string }
  | { kind: 'refusal'; number: number; refusal: Refusal }
  /**
   * The project has changed. `since` is the earliest time at which an operation can have changed its files, in
   * milliseconds; it is left out if the server itself has reported the files.
   */
  | { kind: 'changed'; since?: number };
