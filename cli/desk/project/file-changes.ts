import type { FileContent } from '#cli/content-lint/host.ts';

/** Whether a file is read as bytes and not as text. Of `public/` the desk only reads and writes pictures. */
export function isBinary(path: string): boolean {
  return path.startsWith('public/');
}

/** Whether two contents are the same. */
export function isSameContent(a: FileContent, b: FileContent): boolean {
  if (a === null || b === null || typeof a === 'string' || typeof b === 'string') return a === b;
  return Buffer.from(a).equals(b);
}
