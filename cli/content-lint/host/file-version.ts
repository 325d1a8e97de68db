import { statSync } from 'node:fs';

/** A text that changes with the file at a path: its size and the time of its last change; `0 0` if there is no file. */
export function fileVersion(path: string): string {
  const { size, mtimeNs } = statSync(path, { bigint: true, throwIfNoEntry: false }) ?? { size: 0, mtimeNs: 0 };
  return `${size} ${mtimeNs}`;
}
