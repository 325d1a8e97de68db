/** What a run reads from and writes to. Node's `process` is one; a test gives its own. */
export interface Io {
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream & { isTTY?: boolean };
  /** Folder that relative paths count from. */
  cwd(): string;
  env: Readonly<NodeJS.ProcessEnv>;
}
