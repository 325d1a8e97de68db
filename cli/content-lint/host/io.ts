/** The streams and environment of a run. Node's `process` is one; tests pass their own. */
export interface Io {
  /** Absent if nobody can answer questions. */
  stdin?: NodeJS.ReadableStream & { isTTY?: boolean };
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream & { isTTY?: boolean };
  /** Folder that relative paths count from. */
  cwd(): string;
  env: Readonly<NodeJS.ProcessEnv>;
}
