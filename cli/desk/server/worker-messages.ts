import type { Operation, Refusal } from '#cli/desk/desk-api.ts';

/** To the thread that has the project. */
export type Request =
  | { kind: 'ask'; number: number; name: Operation; input: unknown }
  /** These files may have changed on the disk. */
  | { kind: 'files-changed'; paths: string[] };

/** From there; an answer comes as JSON, which the thread of the server need not write. */
export type Response =
  | { kind: 'result'; number: number; json: string }
  | { kind: 'refusal'; number: number; refusal: Refusal }
  /** The project is no longer what it was. Its files have changed since then at the earliest, in milliseconds. */
  | { kind: 'changed'; since: number };
