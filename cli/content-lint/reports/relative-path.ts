import { join, relative, sep } from 'node:path';

/** The path of a project's file from the current folder, as CI knows it, with forward slashes. */
export function fromHere(root: string, file: string): string {
  const path = relative(process.cwd(), join(root, file));
  return path.split(sep).join('/');
}
